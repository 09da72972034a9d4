// The six Heroes, told apart by their outline and by what they carry. Ours: no likeness of anybody.

import { BONE, BRASS, INK, PAPER, RUST, blot, curve, drawn, filled, oval, sharp, stroke, type Mark,
  type Point } from '../ink';
import { seeded } from '../seeded';

export const HEROES = ['Rick', 'Daryl', 'Andrea', 'Glenn', 'Michonne', 'Shane'] as const;
export type HeroName = (typeof HEROES)[number] | 'Maggie'; // she has no card in the Card Game

interface Look {
  skin: string;
  shade: string;
  cloth: string;
  behind: Mark[]; // behind the shoulders
  dress: Mark[];
  before: Mark[]; // hair and hat
  jaw: number;
  stubble?: boolean;
  front?: Mark[]; // before everything
}

const STEEL = '#8b949a';
const WOOD = '#6e4325';
const DENIM = '#33505e';
const KHAKI = '#a48a58';

const collar = (fill: string): Mark[] => [drawn(sharp([[38, 74], [50, 84], [42, 92], [33, 79]]), fill, 1.8),
  drawn(sharp([[62, 74], [50, 84], [58, 92], [67, 79]]), fill, 1.8)];
const star = (x: number, y: number, r: number): string => {
  const points: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const far = i % 2 ? r * 0.45 : r;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  }
  return sharp(points);
};
const tails = (points: readonly Point[][],
  width: number, fill: string): Mark[] => points.flatMap((one) => [stroke(curve(one, false), width + 2.4),
  stroke(curve(one, false), width, fill)]);

const LOOKS: Record<HeroName, Look> = {
  // The wide hat, the star.
  Rick: {
    skin: '#d9b08a', shade: '#a77a56', cloth: KHAKI, jaw: 12, stubble: true,
    behind: [],
    dress: [...collar(KHAKI), stroke('M50 84V112', 1.7), drawn(star(68, 95, 7.5), BRASS, 1.7),
      drawn(sharp([[26, 92], [38, 92], [38, 99], [32, 101], [26, 99]]), KHAKI, 1.6)],
    before: [
      drawn(curve([[32, 30], [33, 12], [43, 6], [50, 10], [57, 6], [67, 12], [68, 30]]), '#7b5a34', 2.2),
      stroke(curve([[32, 25], [50, 28], [68, 25]], false), 4.2),
      drawn(curve([[8, 27], [26, 26], [50, 30], [74, 26], [92, 27], [74, 36], [50, 38], [26, 36]]), '#7b5a34', 2.2),
      filled(curve([[33, 37], [50, 39], [67, 37], [64, 42], [50, 43.4], [36, 42]]), '#5f4028'),
    ],
  },
  // The crossbow over the shoulder, arms bare.
  Daryl: {
    skin: '#cfa57f', shade: '#96704f', cloth: '#3b342e', jaw: 11, stubble: true,
    behind: [
      ...tails([[[60, 82], [97, 30]]], 5, WOOD),
      ...tails([[[72, 18], [84, 32], [100, 46]]], 3.4, STEEL), stroke('M72 18L78 53L100 46', 1.3),
      ...tails([[[89, 40], [99, 28]]], 1.6, BONE), drawn(sharp([[96, 30], [103, 22], [101, 33]]), STEEL, 1.4),
    ],
    dress: [filled('M0 70H27L18 112H0ZM100 70H73L82 112H100Z', '#cfa57f'),
      drawn(sharp([[30, 76], [40, 74], [48, 98], [47, 112], [18, 112], [22, 92]]), '#3b342e', 2),
      drawn(sharp([[70, 76], [60, 74], [52, 98], [53, 112], [82, 112], [78, 92]]), '#3b342e', 2),
      filled(sharp([[40, 75], [50, 94], [60, 75], [50, 72]]), '#8d8672'), stroke('M26 78L64 112', 4.6),
      stroke('M26 78L64 112', 2, WOOD)],
    before: [drawn(sharp([[33, 46], [31, 30], [35, 18], [46, 12], [58, 13], [67, 21], [69, 33], [67, 47], [63.6, 36],
      [59, 40], [56, 29], [50, 38], [46, 28], [41, 39], [38, 33]]), '#4a321f', 1.8)],
  },
  // Hair in the wind, the rifle upright.
  Andrea: {
    skin: '#e2bd98', shade: '#b3875f', cloth: '#5c6b52', jaw: 9.5,
    behind: [
      stroke('M15 112V14', 8.4), stroke('M15 112V60', 5, WOOD), stroke('M15 58V14', 3.2, STEEL),
        drawn('M18 34H24V56H18Z', INK, 1.4), drawn(sharp([[12, 60], [20, 60], [21, 74], [11, 74]]), WOOD, 1.8),
      drawn(curve([[36, 24], [50, 16], [64, 22], [72, 40], [84, 58], [78, 62], [86, 76], [70, 74], [60, 78], [40, 78],
        [28, 74], [30, 50]]), '#c59a4e', 2),
    ],
    dress: [filled(sharp([[36, 74], [50, 94], [64, 74], [50, 70]]), '#e6dcc4'), ...collar('#5c6b52'),
      drawn('M26 94H40V102H26Z', '#5c6b52', 1.6), drawn('M60 94H74V102H60Z', '#5c6b52', 1.6)],
    before: [drawn(curve([[33, 54], [31, 34], [38, 19], [50, 15], [62, 19], [70, 36], [68, 56], [65, 40], [58, 29],
      [50, 26], [40, 33], [36, 42]]), '#c59a4e', 1.9), stroke(curve([[50, 17], [58, 23], [65, 34]], false), 1.2)],
  },
  // The cap and the pack.
  Glenn: {
    skin: '#dcb48c', shade: '#a98059', cloth: '#8c3a24', jaw: 10.5,
    behind: [drawn(curve([[20, 76], [26, 62], [40, 58], [60, 58], [74, 62], [80, 76], [82, 104], [18, 104]]), '#5f6a45',
      2.2), stroke('M24 70H76', 1.5)],
    dress: [filled(sharp([[40, 74], [50, 88], [60, 74], [50, 70]]), BONE),
      stroke(curve([[38, 74], [50, 90], [62, 74]], false), 2.4), ...tails([[[30, 77], [33, 92], [30, 112]],
      [[70, 77], [67, 92], [70, 112]]], 6, '#5f6a45'), drawn('M29 93H37V98H29Z', BRASS, 1.3),
      drawn('M63 93H71V98H63Z', BRASS, 1.3)],
    before: [filled(curve([[33, 44], [33, 30], [50, 24], [67, 30], [67, 44], [64, 34], [36, 34]]), INK),
      drawn(curve([[32, 32], [34, 17], [50, 11], [66, 17], [68, 32], [50, 29]]), '#2f4f5c', 2.1),
      stroke('M50 12V29', 1.4), drawn(curve([[32, 31], [50, 27], [68, 31], [80, 37], [70, 39.6], [50, 35], [34, 37]]),
      '#24404b', 2), filled(oval(50, 20, 4.4, 3.6), BONE)],
  },
  // The band, the locks, the sword's hilt.
  Michonne: {
    skin: '#8a5a3c', shade: '#5d3a27', cloth: '#453a44', jaw: 10,
    behind: [
      ...tails([[[66, 84], [90, 22]]], 4.6, INK), ...tails([[[83, 41], [92, 17]]], 4.2, BONE),
        stroke('M84 37L88.6 38.6M86.4 31L91 32.6M88.6 25L93 26.6', 1.5),
        drawn(sharp([[76, 40], [88, 45], [87, 48], [75, 43]]), BRASS, 1.6),
      ...tails([[[36, 28], [26, 48], [24, 78]], [[34, 30], [31, 54], [31, 84]], [[64, 28], [73, 48], [76, 78]],
        [[66, 30], [69, 54], [69, 84]], [[40, 24], [28, 36], [19, 66]], [[60, 24], [72, 36], [81, 66]]], 4, '#2e211b'),
    ],
    dress: [filled(sharp([[36, 75], [50, 92], [64, 75], [50, 70]]), '#8a5a3c'),
      drawn(sharp([[36, 75], [28, 79], [40, 112], [50, 112], [50, 93]]), '#453a44', 1.8),
      drawn(sharp([[64, 75], [72, 79], [60, 112], [50, 112], [50, 93]]), '#453a44', 1.8), stroke('M76 80L40 112', 4.6),
      stroke('M76 80L40 112', 2.2, WOOD)],
    before: [...tails([[[44, 20], [37, 24], [34, 40]], [[52, 18], [60, 22], [66, 42]], [[48, 18], [42, 22], [36, 33]],
      [[50, 17], [59, 18], [66, 32]]], 3.6, '#2e211b'), drawn(curve([[33, 31], [50, 26], [67, 31], [67, 37], [50, 32],
      [33, 37]]), RUST, 1.8)],
  },
  // Short hair, the neckerchief, the pitchfork.
  Maggie: {
    skin: '#dfb48f', shade: '#aa7d59', cloth: '#6d7f86', jaw: 9,
    behind: [
      ...tails([[[86, 112], [86, 34]]], 3.4, WOOD),
      ...tails([[[76, 8], [76, 28], [86, 36], [96, 28], [96, 8]], [[86, 36], [86, 8]]], 2.6, STEEL),
      drawn(curve([[34, 26], [50, 14], [66, 26], [72, 44], [73, 60], [64, 64], [36, 64], [27, 60], [28, 44]]),
        '#4b2a1c', 2),
    ],
    dress: [drawn(sharp([[30, 78], [38, 76], [41, 96], [59, 96], [62, 76], [70, 78], [72, 112], [28, 112]]), '#3f5563',
      1.8),
      drawn(oval(36, 92, 2), BRASS, 1.2), drawn(oval(64, 92, 2), BRASS, 1.2),
      drawn(curve([[34, 74], [50, 82], [66, 74], [63, 82], [50, 90], [37, 82]]), '#a8321c', 1.8),
      drawn(sharp([[47, 86], [53, 86], [57, 100], [50, 96], [43, 100]]), '#a8321c', 1.6)],
    before: [drawn(curve([[31, 56], [29, 36], [36, 19], [50, 13], [64, 18], [71, 36], [69, 56], [66, 48], [64, 35],
      [57, 30], [46, 34], [37, 40], [34, 50]]), '#4b2a1c', 1.9), stroke(curve([[62, 20], [52, 22], [42, 32]], false), 1.2)],
  },
  // The cropped head, the shotgun across.
  Shane: {
    skin: '#cf9f75', shade: '#94694a', cloth: DENIM, jaw: 13.5, stubble: true,
    behind: [],
    dress: [...collar(DENIM), filled(sharp([[44, 79], [50, 84], [56, 79], [50, 75]]), '#cf9f75'),
      stroke(curve([[42, 78], [50, 90], [58, 78]], false), 1.4, BRASS), drawn(star(32, 93, 5.4), STEEL, 1.5),
      stroke('M50 86V112', 1.6)],
    before: [filled(curve([[33.4, 42], [32.6, 28], [38, 17], [50, 13.4], [62, 17], [67.4, 28], [66.6, 42], [63.6, 31],
      [57, 26.6], [43, 26.6], [36.4, 31]]), '#2b201a')],
    front: [stroke('M4 108L92 66', 9.4), stroke('M30 95.6L92 66', 3, STEEL), stroke('M28 99L84 72.4', 1.4),
      stroke('M4 108L34 93.7', 6.2, WOOD), stroke('M50 86.4L66 78.6', 8.6), stroke('M50 86.4L66 78.6', 5.6, WOOD)],
  },
};

export interface HeroDrawing {
  behind: Mark[];
  torso: string;
  cloth: string;
  dress: Mark[];
  neck: Mark[];
  skull: string;
  skin: string;
  shade: Mark[];
  face: Mark[];
  before: Mark[];
  front: Mark[];
}

export function drawHero(name: string): HeroDrawing {
  const look = LOOKS[name as HeroName] ?? LOOKS.Rick;
  const j = look.jaw;
  const rng = seeded(name.length, name.charCodeAt(0));
  const face: Mark[] = [
    stroke(curve([[37.5, 39.4], [42, 37.6], [47, 39.6]], false), 2.6),
    stroke(curve([[53, 39.6], [58, 37.6], [62.5, 39.4]], false), 2.6),
    filled(curve([[38.6, 43.6], [42.4, 41.8], [46.2, 43.8], [42.4, 45.2]]), PAPER),
    filled(curve([[53.8, 43.8], [57.6, 41.8], [61.4, 43.6], [57.6, 45.2]]), PAPER),
    filled(oval(42.8, 43.5, 1.7), INK),
    filled(oval(58, 43.5, 1.7), INK),
    stroke(curve([[51, 43], [48.4, 52], [51.6, 53.4]], false), 1.7),
    stroke(curve([[44.6, 59.6], [50, 58.6], [55.8, 59.2]], false), 2),
  ];
  return {
    behind: look.behind,
    torso: curve([[6, 112], [13, 88], [24, 80], [39, 75.4], [50, 77], [61, 75.4], [76, 80], [87, 88], [94, 112]]),
    cloth: look.cloth,
    dress: look.dress,
    neck: [drawn(curve([[41, 60], [40, 72], [37, 77], [50, 86], [63, 77], [60, 72], [59, 60]]), look.shade, 2)],
    skull: curve([[50, 18], [62, 21], [67, 34], [66, 47], [50 + j, 58], [50 + j * 0.55, 67], [50, 69],
      [50 - j * 0.55, 67], [50 - j, 58], [34, 47], [33, 34], [38, 21]]),
    skin: look.skin,
    shade: [
      filled(curve([[54, 10], [59, 34], [54, 44], [57, 54], [53, 62], [54, 80], [90, 80], [90, 10]]), look.shade),
      ...(look.stubble ? [filled(curve([[34, 52], [42, 57], [50, 55.4], [58, 57], [66, 52], [64, 74], [36, 74]]),
        look.shade), filled(blot(rng, 50, 61.4, 6, 2.6, 0.1), look.skin)] : []),
    ],
    face,
    before: look.before,
    front: look.front ?? [],
  };
}
