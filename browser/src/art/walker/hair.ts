// Hair and hats, in the space of the head: some of it hangs behind the skull, the rest lies on it.

import { BLOOD, BONE, BRASS, INK, RUST, blot, curve, drawn, filled, oval, ragged, sharp, stroke, type Mark,
  type Point } from '../ink';
import type { Person } from './person';

export interface Hair {
  behind: Mark[];
  before: Mark[];
}

const nothing: Mark[] = [];
const lock = (d: string, p: Person): Mark => drawn(d, p.hairInk, 1.8);
const only = (before: Mark[], behind = nothing): Hair => ({ behind, before });

// Hair that follows the crown down to a ragged line across the forehead.
function cover(p: Person, low: number, teeth: number, depth: number, puff = 1): Point[] {
  const { wide: w, tall: t, rng } = p;
  const line = ragged(rng, [w * 0.96, low], [-w * 0.96, low], teeth, depth);
  return [[-w * 1.04 * puff, low], [-w * 0.98 * puff, -t * 0.62], [-w * 0.56, -t * 1.02 * puff],
    [w * 0.1, -t * 1.1 * puff], [w * 0.62, -t * 1.0 * puff], [w * 1.0 * puff, -t * 0.58], [w * 1.04 * puff, low],
    ...line];
}

function locks(p: Person, count: number, from: number, long: number, width: number): Mark[] {
  const { rng, wide: w, tall: t } = p;
  const marks: Mark[] = [];
  for (let i = 0; i < count; i++) {
    const x = -w + (2 * w * (i + 0.5)) / count + rng.around(0, 2);
    const sway = rng.around(0, 4);
    marks.push(stroke(curve([[x * 0.7, -t * 0.9], [x * 1.05, from], [x * 1.05 + sway,
      from + long * rng.between(0.5, 1)]], false), width, p.hairInk));
  }
  return marks;
}

const dome = (w: number, t: number, low: number): Point[] => [[-w * 1.08, low], [-w * 1.06, -t * 0.7],
  [-w * 0.6, -t * 1.14], [0, -t * 1.24], [w * 0.6, -t * 1.14], [w * 1.06, -t * 0.7], [w * 1.08, low]];

export function hair(p: Person): Hair {
  return HATS[p.hair]?.(p) ?? STYLES[p.hair]?.(p) ?? only(nothing);
}

const STYLES: Partial<Record<Person['hair'], (p: Person) => Hair>> = {
  strands: (p) => only(locks(p, 6, -p.tall * 0.5, 14, 1.3)),
  crop: (p) => only([lock(sharp(cover(p, -p.tall * 0.5, 7, 2)), p)]),
  messy: (p) => {
    const { rng, wide: w, tall: t } = p;
    const spikes: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const angle = Math.PI + (i / 12) * Math.PI;
      const far = i % 2 ? rng.between(1.18, 1.42) : 1.0;
      spikes.push([Math.cos(angle) * w * far, Math.sin(angle) * t * far - 1]);
    }
    return only([lock(sharp([...spikes, ...ragged(rng, [w, -t * 0.3], [-w, -t * 0.3], 5, 5)]), p)]);
  },
  parted: (p) => {
    const { wide: w, tall: t, side: s } = p;
    return only([lock(curve([[-s * w * 1.06, 1], [-s * w * 1.04, -t * 0.7], [-s * w * 0.3, -t * 1.1],
      [s * w * 0.7, -t * 1.0], [s * w * 1.08, -t * 0.4], [s * w * 1.02, 3], [s * w * 0.86, -t * 0.36],
      [s * w * 0.2, -t * 0.62], [-s * w * 0.5, -t * 0.7], [-s * w * 0.84, -t * 0.4]]), p)]);
  },
  stringy: (p) => only(locks(p, 8, -2, 26, 2), locks(p, 9, 6, 34, 3.4)),
  bob: (p) => {
    const { wide: w, tall: t } = p;
    return only(
      [lock(curve([[-w * 1.1, 6], [-w * 1.02, -t * 0.7], [0, -t * 1.12], [w * 1.02, -t * 0.7], [w * 1.1, 6],
        [w * 0.84, -t * 0.2], [w * 0.3, -t * 0.46], [-w * 0.4, -t * 0.4], [-w * 0.86, -t * 0.14]]), p)],
      [lock(sharp([[-w * 1.2, -8], ...ragged(p.rng, [-w * 1.36, 21], [w * 1.36, 21], 5, 4), [w * 1.2, -8], [0, -t]]),
        p)],
    );
  },
  bun: (p) => only([lock(sharp(cover(p, -p.tall * 0.56, 5, 2.4)), p), drawn(blot(p.rng, p.side * 3, -p.tall * 1.24, 8,
    6.6), p.hairInk, 1.6)], locks(p, 3, 4, 16, 1.6)),
  mohawk: (p) => {
    const { tall: t, rng } = p;
    const crest = ragged(rng, [-7, -t * 0.8], [7, -t * 0.8], 4, -15);
    return only([filled(sharp([...crest, [4.5, -t * 0.42], [-4.5, -t * 0.42]]), p.hairInk === INK ? RUST : p.hairInk),
      stroke(sharp(crest, false), 1.5)]);
  },
  tufts: (p) => {
    const { rng, wide: w } = p;
    return only([-1, 1].map((s) => lock(blot(rng, s * w * 1.02, -5, 5, 8.5, 0.34, 11), p)),
      locks(p, 3, -p.tall, 4, 1.2));
  },
  curls: (p) => {
    const { rng, wide: w, tall: t } = p;
    return only([lock(curve(cover(p, -t * 0.44, 4, 3, 1.1)), p)], [lock(blot(rng, 0, -t * 0.5, w * 1.55, t * 1.02, 0.12,
      15), p)]);
  },
  fringe: (p) => {
    const { wide: w, tall: t, rng } = p;
    return only([lock(sharp([...cover(p, -t * 0.3, 6, 5, 1.04)]), p)], [lock(sharp([[-w * 1.16, -t * 0.6],
      ...ragged(rng, [-w * 1.24, 12], [w * 1.24, 12], 4, 6), [w * 1.16, -t * 0.6]]), p)]);
  },
  long: (p) => {
    const { wide: w, tall: t, side: s } = p;
    return only(
      [lock(curve([[s * w * 0.1, -t * 0.98], [s * w * 0.9, -t * 0.8], [s * w * 1.2, 0], [s * w * 1.1, 30],
        [s * w * 0.62, 34], [s * w * 0.72, 4], [s * w * 0.2, -t * 0.5], [-s * w * 0.9, -t * 0.3],
        [-s * w * 0.94, -t * 0.7]]), p)],
      [lock(curve([[-w * 0.9, -t * 0.8], [0, -t * 1.14], [w * 0.9, -t * 0.8], [w * 1.34, 10], [w * 1.2, 40], [0, 36],
        [-w * 1.2, 38], [-w * 1.3, 8]]), p)],
    );
  },
  pigtails: (p) => {
    const { wide: w, rng } = p;
    const tails = [-1, 1].flatMap((s) => [lock(blot(rng, s * w * 1.5, 9, 5.4, 13, 0.2), p),
      filled(oval(s * w * 1.26, -4, 2.6), RUST)]);
    return only([lock(curve(cover(p, -p.tall * 0.44, 3, 2)), p)], tails);
  },
  'bare-skull': (p) => {
    const { wide: w, tall: t } = p;
    const bone: Point[] = [[-w * 0.9, -t * 0.42], [-w * 0.7, -t * 0.86], [0, -t * 1.02], [w * 0.72, -t * 0.86],
      [w * 0.92, -t * 0.4], [w * 0.4, -t * 0.3], [0, -t * 0.44], [-w * 0.4, -t * 0.28]];
    return only([drawn(curve(bone), BONE, 1.8), stroke(sharp([[-w * 0.2, -t * 0.98], [0, -t * 0.8],
      [-w * 0.16, -t * 0.66], [w * 0.1, -t * 0.5]], false), 1.2), stroke(sharp([[w * 0.4, -t * 0.9],
      [w * 0.5, -t * 0.6]], false), 1.1)]);
  },
  'torn-scalp': (p) => {
    const { wide: w, tall: t, side: s, rng } = p;
    const brain: Point[] = [[s * w * 0.1, -t * 0.98], [s * w * 0.8, -t * 0.76], [s * w * 0.86, -t * 0.44],
      [s * w * 0.3, -t * 0.46]];
    return only([lock(sharp(cover(p, -t * 0.52, 6, 2.6)), p), drawn(curve(brain), BLOOD, 1.8),
      stroke(curve([[s * w * 0.3, -t * 0.84], [s * w * 0.5, -t * 0.6], [s * w * 0.7, -t * 0.68]], false), 1.3, BONE),
      filled(blot(rng, s * w * 0.46, -t * 0.74, 1.6, 1.2), BONE)]);
  },
};

const HATS: Partial<Record<Person['hair'], (p: Person) => Hair>> = {
  beanie: (p) => {
    const { wide: w, tall: t } = p;
    const low = -t * 0.36;
    return only([...locks(p, 4, 0, 10, 1.8), drawn(curve(dome(w, t, low)), p.trim, 2),
      drawn(sharp([[-w * 1.14, low - 6], [w * 1.14, low - 6.6], [w * 1.12, low + 1], [-w * 1.12, low + 1.4]]), p.trim,
      2), ...[-0.6, -0.2, 0.2, 0.6].map((x) => stroke(sharp([[w * x, low - 5.4], [w * x, low]], false), 1.2))]);
  },
  cap: (p) => {
    const { wide: w, tall: t, side: s } = p;
    const low = -t * 0.4;
    return only([drawn(curve(dome(w * 0.98, t * 0.94, low)), p.trim, 2),
      drawn(curve([[-s * w * 0.5, low - 2], [s * w * 0.9, low - 3], [s * w * 1.75, low + 3.4], [s * w * 1.1, low + 3.8],
      [-s * w * 0.7, low + 2.6]]), INK, 1.4), filled(oval(s * w * 0.2, -t * 0.8, 3.6, 3.2), PAPER_PATCH)],
      locks(p, 4, 4, 12, 2.4));
  },
  hood: (p) => {
    const { wide: w, tall: t } = p;
    const out: Point[] = [[-w * 1.3, 26], [-w * 1.44, 0], [-w * 1.1, -t * 0.86], [0, -t * 1.3], [w * 1.1, -t * 0.86],
      [w * 1.44, 0], [w * 1.3, 26]];
    const rim = curve([[-w * 1.02, 22], [-w * 1.1, -2], [-w * 0.8, -t * 0.7], [0, -t * 0.98], [w * 0.8, -t * 0.7],
      [w * 1.1, -2], [w * 1.02, 22]], false);
    return only([stroke(rim, 7.4), stroke(rim, 4.2, p.cloth)], [drawn(curve(out), p.cloth, 2)]);
  },
  'hard-hat': (p) => {
    const { wide: w, tall: t } = p;
    const low = -t * 0.42;
    return only([drawn(curve(dome(w * 1.08, t, low)), BRASS, 2.2), stroke(curve([[-2, low], [-3.4, -t * 0.9],
      [0, -t * 1.22]], false), 1.6), stroke(curve([[5, low], [5, -t * 0.9], [2, -t * 1.22]], false), 1.6),
      drawn(curve([[-w * 1.36, low + 1], [0, low - 3], [w * 1.36, low + 1], [w * 1.2, low + 4.4], [0, low + 2],
      [-w * 1.2, low + 4.4]]), BRASS, 2)]);
  },
  bandana: (p) => {
    const { wide: w, tall: t, side: s } = p;
    const low = -t * 0.4;
    return only([filled(sharp(cover(p, low, 5, 1)), p.hairInk), drawn(curve([[-w * 1.05, low - 4], [0, low - 6],
      [w * 1.05, low - 4], [w * 1.04, low + 3], [0, low + 1.4], [-w * 1.04, low + 3]]), RUST, 1.8),
      drawn(sharp([[s * w, low - 2], [s * (w + 12), low - 6], [s * (w + 9), low + 1], [s * (w + 13), low + 8],
      [s * w, low + 2]]), RUST, 1.6)], locks(p, 7, 4, 18, 2.6));
  },
  helmet: (p) => {
    const { wide: w, tall: t } = p;
    const low = -t * 0.26;
    return only([stroke(curve([[-w, low], [-w * 0.7, 16], [0, p.chin + 0.6], [w * 0.7, 16], [w, low]], false), 1.8),
      drawn(curve(dome(w * 1.16, t * 1.02, low)), '#4d563c', 2.2), stroke(curve([[-w * 1.2, low - 1], [0, low - 6],
      [w * 1.2, low - 1]], false), 3), filled(blot(p.rng, p.side * 6, -t * 0.8, 3, 2.4, 0.4), INK)]);
  },
  'flat-cap': (p) => {
    const { wide: w, tall: t, side: s } = p;
    const low = -t * 0.46;
    return only([...locks(p, 3, 0, 8, 2), drawn(curve([[-s * w * 1.16, low + 1], [-s * w * 1.1, -t * 0.92],
      [0, -t * 1.16], [s * w * 1.2, -t * 0.86], [s * w * 1.56, low + 2], [s * w * 0.8, low - 1],
      [-s * w * 0.4, low + 1]]), p.cloth, 2), stroke(curve([[-s * w * 0.6, -t * 1.0], [s * w * 0.4, -t * 0.74],
      [s * w * 1.3, low - 1]], false), 1.3)]);
  },
  chef: (p) => {
    const { wide: w, tall: t, rng } = p;
    const low = -t * 0.5;
    return only([drawn(blot(rng, -w * 0.5, -t * 1.22, w * 0.62, 9), '#efe7d4', 2),
      drawn(blot(rng, w * 0.55, -t * 1.24, w * 0.62, 9.4), '#efe7d4', 2),
      drawn(blot(rng, 0, -t * 1.36, w * 0.7, 9), '#efe7d4', 2), drawn(sharp([[-w * 0.92, -t * 1.14],
      [w * 0.92, -t * 1.14], [w * 0.98, low], [-w * 0.98, low]]), '#efe7d4', 2),
      filled(blot(rng, p.side * 6, -t * 0.8, 3.4, 2.6, 0.4), BLOOD)]);
  },
  'straw-hat': (p) => {
    const { wide: w, tall: t } = p;
    const low = -t * 0.48;
    return only([drawn(curve([[-w * 0.9, low], [-w * 0.8, -t * 1.12], [0, -t * 1.24], [w * 0.8, -t * 1.12],
      [w * 0.9, low]]), '#cfae62', 2), drawn(curve([[-w * 1.9, low + 3], [-w * 0.8, low - 4], [w * 0.8, low - 4.4],
      [w * 1.9, low + 2], [w * 0.8, low + 4.4], [-w * 0.8, low + 4.8]]), '#cfae62', 2),
      stroke(curve([[-w * 0.86, low - 5], [0, low - 7], [w * 0.86, low - 5]], false), 3.4, BLOOD)],
      locks(p, 6, 6, 14, 2.6));
  },
  headphones: (p) => {
    const { wide: w, tall: t } = p;
    const band = curve([[-w * 1.1, 2], [-w * 1.06, -t * 0.7], [0, -t * 1.16], [w * 1.06, -t * 0.7], [w * 1.1, 2]],
      false);
    return only([filled(sharp(cover(p, -t * 0.5, 6, 3)), p.hairInk), stroke(band, 4.6), stroke(band, 1.8, p.trim),
      ...[-1, 1].map((s) => drawn(oval(s * w * 1.1, 4, 5, 7), p.trim, 2.2))]);
  },
  'party-hat': (p) => {
    const { tall: t, side: s, rng } = p;
    const tip: Point = [s * 10, -t * 1.9];
    return only([...locks(p, 5, -2, 9, 2), drawn(sharp([[-9 + s * 4, -t * 0.82], [9 + s * 4, -t * 0.9], tip]), RUST, 2),
      stroke(sharp([[-5 + s * 5, -t * 1.12], [7 + s * 5, -t * 1.2]], false), 2.4, BONE),
      stroke(sharp([[-1 + s * 7, -t * 1.44], [4.6 + s * 7, -t * 1.48]], false), 2.2, BONE),
      drawn(blot(rng, tip[0], tip[1], 3.4, 3.2, 0.3), BONE, 1.5)]);
  },
};

const PAPER_PATCH = '#efe3c8';
