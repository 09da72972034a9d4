// Neck, shoulders and what hangs from them, in the space of the picture (100 by 100).

import { BLOOD, BONE, BRASS, INK, blot, curve, drawn, filled, limb, oval, ragged, sharp, stroke, type Mark,
  type Point } from '../ink';
import type { Person } from './person';

export interface Torso {
  outline: string;
  fill: string;
  details: Mark[]; // cut to the outline
  neck: Mark[];
  arms: Mark[];
}

export function torso(p: Person): Torso {
  const { rng } = p;
  const left = rng.between(12, 20);
  const right = rng.between(80, 88);
  const drop = rng.around(0, 3.5); // one shoulder hangs
  const outline = curve([[left - 6, 112], [left, 90 + drop], [left + 10, 80 + drop], [38, 75], [50, 77.5], [62, 75],
    [right - 10, 80 - drop], [right, 90 - drop], [right + 6, 112]]);
  const bare = p.clothes === 'ribs' || p.clothes === 'straps';
  return { outline, fill: bare ? p.skin : p.cloth, details: [...DETAILS[p.clothes](p), ...stains(p)], neck: neck(p),
    arms: arms(p) };
}

function neck(p: Person): Mark[] {
  const { rng } = p;
  const x = 50 + p.lean * 0.6;
  const thick = rng.between(7.5, 10);
  const marks = [drawn(curve([[x - thick, 58], [x - thick - 0.6, 70], [40, 79], [50, 83], [60, 79],
    [x + thick + 0.6, 70], [x + thick, 58]]), p.shade, 2)];
  if (rng.odds(0.35)) marks.push(filled(blot(rng, x + p.side * 5, 72, 3.6, 3.2, 0.35), BLOOD));
  return marks;
}

function stains(p: Person): Mark[] {
  const { rng } = p;
  return rng.odds(0.55) ? [filled(blot(rng, rng.between(36, 66), rng.between(86, 96), rng.between(3, 7),
    rng.between(2.5, 6), 0.42, 9), BLOOD)] : [];
}

const V = (low: number, wide: number): string => sharp([[50 - wide, 74], [50, low], [50 + wide, 74], [50, 70]]);
const collar = (fill: string): Mark[] => [drawn(sharp([[38, 73], [50, 82], [43, 90], [34, 79]]), fill, 1.7),
  drawn(sharp([[62, 73], [50, 82], [57, 90], [66, 79]]), fill, 1.7)];

const DETAILS: Record<Person['clothes'], (p: Person) => Mark[]> = {
  tee: (p) => [filled(curve([[37, 74], [50, 84], [63, 74], [50, 70]]), p.shade),
    stroke(curve([[36, 74], [50, 86], [64, 74]], false), 2.6, p.trim), tear(p, 30, 92)],
  tie: (p) => [filled('M0 70H100V112H0Z', '#d8d0bb'), ...collar('#e6dfcc'),
    drawn(sharp([[47, 83], [53, 83], [56, 104], [50, 110], [44, 104]]), p.cloth, 1.6),
    drawn(sharp([[46.4, 81], [53.6, 81], [52, 86.6], [48, 86.6]]), p.cloth, 1.4)],
  suit: (p) => [filled(V(110, 15), '#ddd4be'), drawn(sharp([[48, 84], [52, 84], [54, 108], [47, 108]]), p.trim, 1.4),
    drawn(sharp([[36, 74], [31, 84], [38, 88], [34, 92], [49, 112], [46, 92]]), p.cloth, 1.8),
    drawn(sharp([[64, 74], [69, 84], [62, 88], [66, 92], [51, 112], [54, 92]]), p.cloth, 1.8)],
  hoodie: (p) => [stroke(curve([[33, 75], [42, 86], [50, 89], [58, 86], [67, 75]], false), 6.4),
    stroke(curve([[33, 75], [42, 86], [50, 89], [58, 86], [67, 75]], false), 3.4, p.cloth),
    stroke(sharp([[45, 88], [44, 101]], false), 1.7, BONE), stroke(sharp([[55, 88], [56.6, 98]], false), 1.7, BONE)],
  overalls: (p) => [filled('M0 70H100V112H0Z', p.trim), ...collar(p.trim),
    drawn(sharp([[34, 93], [66, 93], [70, 112], [30, 112]]), p.cloth, 2),
    stroke(sharp([[36, 95], [28, 76]], false), 6.4), stroke(sharp([[64, 95], [72, 76]], false), 6.4),
    stroke(sharp([[36, 95], [28, 76]], false), 3.6, p.cloth), stroke(sharp([[64, 95], [72, 76]], false), 3.6, p.cloth),
    drawn(oval(36.4, 95, 2.2), BRASS, 1.2), drawn(oval(63.6, 95, 2.2), BRASS, 1.2)],
  plaid: (p) => [...[16, 28, 72, 84].map((x) => stroke(sharp([[x, 70], [x - 1, 112]], false), 3.2, p.trim)),
    ...[84, 95].map((y) => stroke(sharp([[0, y], [100, y]], false), 2.6, p.trim)), filled(V(96, 9), p.shade),
    ...collar(p.cloth)],
  gown: (p) => [filled('M0 70H100V112H0Z', '#c3cfc6'), filled(curve([[38, 74], [50, 88], [62, 74], [50, 70]]), p.shade),
    stroke(curve([[37, 74], [50, 89], [63, 74]], false), 1.8), ...[[26, 88], [38, 97], [62, 95], [74, 88], [50, 103],
    [20, 98], [82, 98]].map(([x, y]) => filled(oval(x!, y!, 1.5), '#71837d'))],
  guard: (p) => [...collar(p.cloth), stroke(sharp([[50, 84], [50, 112]], false), 1.6),
    drawn(sharp([[66, 90], [69, 93], [73, 91.6], [72, 96], [75, 99], [70, 100], [68, 104], [65.4, 100], [61, 100],
    [63, 96], [61.6, 92], [65, 93]]), BRASS, 1.4), drawn(sharp([[27, 92], [39, 92], [38, 98], [28, 98]]), p.cloth, 1.5),
    stroke(sharp([[18, 84], [28, 80]], false), 2.6, BRASS)],
  ribs: (p) => [filled(curve([[66, 76], [90, 84], [92, 112], [60, 112]]), p.shade),
    filled(blot(p.rng, 50, 96, 11, 12, 0.2, 10), BLOOD), filled(blot(p.rng, 50, 97, 8, 10, 0.2, 10), INK),
    ...[90, 96, 102].map((y) => stroke(curve([[41, y + 1], [50, y - 2], [59, y + 1]], false), 2.4, BONE)),
    stroke(curve([[34, 80], [42, 83], [48, 82]], false), 1.6)],
  straps: (p) => [filled(curve([[66, 76], [90, 84], [92, 112], [64, 112]]), p.shade),
    drawn(sharp([[24, 96], [36, 90], [50, 96], [64, 90], [76, 96], [80, 112], [20, 112]]), p.cloth, 2),
    stroke(sharp([[33, 93], [37, 76]], false), 3.4, p.cloth), stroke(sharp([[67, 93], [63, 76]], false), 3.4, p.cloth),
    stroke(curve([[40, 80], [50, 87], [60, 80]], false), 1.5, BRASS)],
  stripes: (p) => [...[80, 89, 98].map((y) => stroke(curve([[0, y + 6], [50, y], [100, y + 6]], false), 4, p.trim)),
    stroke(curve([[36, 74], [50, 83], [64, 74]], false), 5), stroke(curve([[36, 74], [50, 83], [64, 74]], false), 2.6,
    p.trim)],
  apron: (p) => [filled(V(86, 12), p.shade), drawn(sharp([[36, 90], [64, 90], [72, 112], [28, 112]]), '#ddd2b8', 1.8),
    stroke(sharp([[37, 90], [33, 75]], false), 3, '#ddd2b8'), stroke(sharp([[63, 90], [67, 75]], false), 3, '#ddd2b8'),
    filled(blot(p.rng, 48, 100, 9, 6, 0.4, 9), BLOOD)],
  vest: (p) => [filled('M0 70H100V112H0Z', p.trim), filled(V(92, 10), p.shade),
    drawn(sharp([[30, 74], [40, 74], [48, 96], [48, 112], [20, 112], [22, 90]]), p.cloth, 1.8),
    drawn(sharp([[70, 74], [60, 74], [52, 96], [52, 112], [80, 112], [78, 90]]), p.cloth, 1.8),
    ...[87, 97].flatMap((y) => [stroke(sharp([[22, y], [46, y + 2]], false), 1.4),
    stroke(sharp([[78, y], [54, y + 2]], false), 1.4)])],
  scrubs: (p) => [filled(V(94, 13), p.shade), stroke(sharp([[36, 74], [50, 95], [64, 74]], false), 2.6, p.trim),
    stroke(sharp([[40, 76], [58, 103]], false), 1.6, BONE), drawn(sharp([[54, 98], [64, 98], [64, 110], [54, 110]]),
    BONE, 1.4), filled(oval(59, 102, 2), p.cloth)],
  leather: (p) => [filled('M0 70H100V112H0Z', '#2a2624'), filled(V(100, 12), p.trim),
    drawn(sharp([[36, 73], [28, 80], [40, 96], [49, 106], [46, 90]]), '#2a2624', 1.6, p.shade),
    drawn(sharp([[64, 73], [72, 80], [60, 96], [51, 106], [54, 90]]), '#2a2624', 1.6, p.shade),
    stroke(sharp([[30, 100], [40, 96]], false), 1.6, BONE)],
  jersey: (p) => [stroke(curve([[36, 74], [50, 85], [64, 74]], false), 4.6, p.trim),
    stroke(sharp([[18, 84], [14, 112]], false), 5, p.trim), stroke(sharp([[82, 84], [86, 112]], false), 5, p.trim),
    stroke(p.rng.odds(0.5) ? 'M45 91H55L48 107' : 'M45 92H54V99H46V106H55', 3.2, BONE)],
};

// Clothes before any stains.
export const dress = (p: Person): Mark[] => DETAILS[p.clothes](p);

function tear(p: Person, x: number, y: number): Mark {
  return filled(sharp([...ragged(p.rng, [x - 6, y], [x + 7, y - 3], 3, 5), [x + 2, y - 6]]), p.shade);
}

// A hand that reaches for you: the arm is a limb, the fingers are crooked lines.
function hand(p: Person, x: number, y: number, s: 1 | -1, sleeve: boolean): Mark[] {
  const { rng } = p;
  const elbow: Point = [x - s * rng.between(10, 14), 108];
  const arm = curve([elbow, [x - s * 4, y + 18], [x, y + 5]], false);
  const marks = limb(arm, 7.6, p.skin);
  if (sleeve) marks.push(...limb(curve([elbow, [x - s * 7, y + 24]], false), 11, p.cloth));
  const fingers: string[] = [];
  const turn = (-s * rng.between(5, 42) * Math.PI) / 180; // the hand hangs inwards, towards its prey
  const bend = (points: Point[]): Point[] =>
    points.map(([a, b]) => [x + (a - x) * Math.cos(turn) - (b - y) * Math.sin(turn),
      y + (a - x) * Math.sin(turn) + (b - y) * Math.cos(turn)]);
  for (let i = 0; i < 4; i++) {
    const spread = (i - 1.5) * 4.6;
    const long = rng.between(12, 17) - Math.abs(i - 1.5) * 1.6;
    const crook = rng.between(-1, 3.4);
    fingers.push(curve(bend([[x + spread * 0.5, y + 1], [x + spread * 1.3, y - long * 0.55],
      [x + spread * 1.35 - s * crook, y - long]]), false));
  }
  fingers.push(curve(bend([[x - s * 3, y + 4], [x - s * 9, y + 1.6], [x - s * 10.4, y - 4.4]]), false));
  marks.push(...fingers.map((d) => stroke(d, 5.2)), drawn(oval(x, y + 3, 5, 5), p.skin, 1.6),
    ...fingers.map((d) => stroke(d, 2.3, p.skin)));
  if (rng.odds(0.4)) marks.push(filled(blot(rng, x - s * 2.4, y + 12, 2.2, 2.8, 0.4), BLOOD));
  return marks;
}

function arms(p: Person): Mark[] {
  const { rng } = p;
  const sleeve = p.clothes !== 'ribs' && p.clothes !== 'straps' && rng.odds(0.75);
  const left = (): Mark[] => hand(p, rng.between(12, 17), rng.between(64, 76), -1, sleeve);
  const right = (): Mark[] => hand(p, rng.between(83, 88), rng.between(64, 76), 1, sleeve);
  switch (p.pose) {
    case 'still':
      return [];
    case 'reach-left':
      return left();
    case 'reach-right':
      return right();
    case 'both':
      return [...left(), ...right()];
    case 'claw':
      return p.side > 0 ? hand(p, 22, 80, -1, sleeve) : hand(p, 78, 80, 1, sleeve);
  }
}
