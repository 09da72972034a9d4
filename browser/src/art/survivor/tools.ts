// Tools of the Survivors, in the picture's space (100 by 100), with the hand that holds them.

import { BONE, BRASS, RUST, curve, drawn, filled, limb, oval, sharp, stroke, type Mark, type Point } from '../ink';
import type { Survivor, Tool } from './cast';

const STEEL = '#9aa3a6';
const WOOD = '#7a4d2a';

interface Held {
  behind: Mark[]; // behind the shoulders
  front: Mark[]; // before everything
}

// A fist around something that stands upright, on an arm that comes from below.
function fist(p: Survivor, x: number, y: number): Mark[] {
  const s = x > 50 ? 1 : -1;
  const bare = p.clothes === 'straps';
  return [
    ...limb(curve([[x + s * 3, 112], [x + s * 1.6, y + 16], [x, y + 6]], false), 10, bare ? p.skin : p.cloth),
    drawn(curve([[x - 6.4, y - 4], [x, y - 6], [x + 6.4, y - 4], [x + 6.8, y + 4], [x, y + 7.4], [x - 6.8, y + 4]]), p.skin,
      2),
    stroke(sharp([[x - 5.4, y - 0.6], [x + 4.4, y - 0.6]], false), 1.3),
    stroke(sharp([[x - 5.4, y + 2.8], [x + 4.4, y + 2.8]], false), 1.3),
  ];
}

const stick = (points: readonly Point[], width: number, fill: string): Mark[] => limb(curve(points, false), width, fill);

const HELD: Record<Tool, (p: Survivor) => Held> = {
  // The beam of a lamp, held high.
  lamp: (p) => ({
    behind: [filled(sharp([[80, 56], [44, -30], [130, -30]]), '#f3e2a4')],
    front: [drawn(sharp([[77, 92], [85, 92], [85, 66], [89, 56], [75, 56], [78, 66]].map(([x, y]) => [x! + 1, y!])), STEEL,
      2), drawn(oval(83, 55.6, 7.4, 2.8), '#f7ecc2', 1.6), ...fist(p, 82, 80)],
  }),
  pan: (p) => ({
    behind: [],
    front: [...stick([[80, 92], [82, 54]], 3.6, WOOD), drawn(oval(83, 37, 15.4), '#3b3936', 2.4),
      stroke(oval(83, 37, 10.6), 1.6, STEEL), stroke(curve([[76, 32], [79, 28], [84, 27]], false), 1.8, BONE),
      ...fist(p, 81, 80)],
  }),
  hammer: (p) => ({
    behind: [],
    front: [...stick([[80, 96], [83, 34]], 4.4, WOOD),
      drawn(sharp([[68, 28], [92, 26], [97, 30], [93, 38], [84, 39], [72, 40], [67, 38]]), STEEL, 2.2),
      stroke('M74 28L75 40', 1.4), ...fist(p, 81, 80)],
  }),
  bat: (p) => ({
    behind: [],
    front: [drawn(curve([[79, 98], [77, 70], [78, 34], [83, 18], [91, 18], [94, 32], [90, 62], [85, 98]]), '#b5834a', 2.2),
      stroke(sharp([[79.4, 34], [93.4, 30]], false), 1.4), stroke(sharp([[79, 40], [93, 36]], false), 1.4),
      ...fist(p, 82, 82)],
  }),
  crowbar: (p) => ({
    behind: [],
    front: [...stick([[80, 100], [80, 38], [83, 22], [91, 19], [95, 28]], 4.4, RUST), ...fist(p, 80, 78)],
  }),
  // A coin in the air, and the thumb that sent it there.
  coin: (p) => ({
    behind: [],
    front: [drawn(oval(87, 42, 9.4, 10.4), BRASS, 2.2), stroke(oval(87, 42, 5.8, 6.6), 1.4, '#7d5a1f'),
      stroke('M87 38V46M84 42H90', 1.8, '#7d5a1f'), stroke(curve([[78, 27], [87, 22], [96, 27]], false), 2), ...fist(p, 82, 76),
      drawn(curve([[78, 73], [77, 63], [81, 60], [84, 64], [84, 73]]), p.skin, 1.8)],
  }),
  pack: () => ({
    behind: [drawn(curve([[14, 74], [18, 40], [34, 30], [66, 30], [82, 40], [86, 74], [90, 106], [10, 106]]), '#8a5a30', 2.2),
      drawn(curve([[20, 38], [50, 22], [80, 38], [84, 48], [16, 48]]), '#a9723e', 2.2), stroke('M30 44V106M70 44V106', 1.4),
      ...stick([[14, 34], [86, 34]], 9, '#c9bfae'), stroke('M24 29V39M76 29V39', 2)],
    front: [stroke(curve([[30, 77], [33, 92], [30, 112]], false), 8.4), stroke(curve([[30, 77], [33, 92], [30, 112]], false), 5,
      '#6e4325'), stroke(curve([[70, 77], [67, 92], [70, 112]], false), 8.4), stroke(curve([[70, 77], [67, 92],
      [70, 112]], false), 5, '#6e4325'), drawn('M28 93H38V98H28Z', BRASS, 1.4), drawn('M62 93H72V98H62Z', BRASS, 1.4)],
  }),
  machete: (p) => ({
    behind: [],
    front: [drawn(curve([[79, 74], [77, 50], [78, 18], [88, 12], [94, 26], [92, 50], [87, 74]]), STEEL, 2.2),
      stroke(curve([[82, 68], [81, 46], [82, 24]], false), 1.4, BONE), drawn('M76 72H90V77H76Z', BRASS, 1.6),
      ...stick([[83, 80], [83, 97]], 5, WOOD), ...fist(p, 83, 86)],
  }),
  axe: (p) => ({
    behind: [],
    front: [...stick([[78, 112], [84, 14]], 4.6, WOOD),
      drawn(curve([[82, 20], [74, 17], [64, 10], [62, 30], [65, 45], [75, 37], [82, 36]]), '#9c3a22', 2.2),
      stroke(curve([[66, 13], [64.4, 28], [67, 42]], false), 3, '#d6d8d2'),
      drawn(sharp([[85, 20], [92, 21], [92, 34], [84, 35]]), '#9c3a22', 2), ...fist(p, 81, 80)],
  }),
  bow: (p) => ({
    behind: [...[[20, 46], [26, 42], [14, 50]].flatMap(([x, y]) => [stroke(sharp([[x! + 10, 86], [x!, y!]], false), 2.6),
      drawn(sharp([[x! - 4, y! + 1], [x! - 1, y! - 9], [x! + 4, y! - 1], [x! + 3, y! + 8]]), BONE, 1.4)])],
    front: [stroke(sharp([[76, 12], [72, 58], [76, 106]], false), 1.4),
      ...stick([[76, 10], [89, 28], [93, 58], [89, 88], [76, 108]], 3.8, WOOD), ...stick([[46, 61], [104, 55]], 1.6, BONE),
      drawn(sharp([[98, 50], [108, 55], [99, 61]]), STEEL, 1.6), ...fist(p, 92, 62)],
  }),
  // Held across, with both hands.
  saw: (p) => ({
    behind: [],
    front: [drawn(curve([[46, 84], [86, 42], [95, 40], [97, 48], [56, 96]]), STEEL, 2.2),
      ...Array.from({ length: 8 }, (_, i) => stroke(sharp([[48 + i * 5.4, 80.6 - i * 5.6], [46.2 + i * 5.4, 76.6 - i * 5.6]],
        false), 2.4)),
      stroke(curve([[56, 88], [90, 50]], false), 1.4), drawn(sharp([[14, 90], [46, 80], [60, 98], [52, 116], [14, 116]]),
      '#b4502a', 2.4), drawn(sharp([[24, 97], [43, 91], [46, 103], [26, 106]]), '#8c3a1c', 1.6),
      stroke(curve([[24, 86], [34, 74], [50, 80]], false), 6.4), stroke(curve([[24, 86], [34, 74], [50, 80]], false), 3,
      '#3b3936'), drawn(oval(35, 77, 7, 6), p.skin, 2), stroke('M31 75.6H39M31 79H39', 1.2)],
  }),
};

export const held = (p: Survivor): Held => (p.tool ? HELD[p.tool](p) : { behind: [], front: [] });
