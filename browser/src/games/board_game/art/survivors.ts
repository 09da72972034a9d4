// Survivors, told apart by head, hair and what they wear. Ours: no likeness of anybody. Whoever is not in the list, from
// somebody's own box, gets a face from the letters of the name.

import { BONE, BRASS, INK, PAPER, RUST, curve, drawn, filled, oval, sharp, stroke, type Mark } from '../../../art/ink';
import { seeded } from '../../../art/seeded';

const SKINS = [
  ['#e2bd98', '#b3875f'], ['#d9b08a', '#a77a56'], ['#c8966b', '#94694a'], ['#a8744d', '#754c31'], ['#8a5a3c', '#5d3a27'],
  ['#6f4630', '#472c1e'],
] as const;
const HAIRS = ['crop', 'long', 'bun', 'curls', 'bald', 'side', 'braids', 'grey-wave'] as const;
const HATS = ['none', 'beanie', 'cap', 'brim', 'band', 'hard', 'bucket'] as const;
const BEARDS = ['none', 'full', 'moustache', 'stubble'] as const;
const TOPS = ['shirt', 'vest', 'coat', 'overalls', 'scrubs', 'jersey', 'apron', 'collar'] as const;

interface Look {
  skin: number;
  hair: (typeof HAIRS)[number];
  ink: string; // of the hair
  hat?: (typeof HATS)[number];
  beard?: (typeof BEARDS)[number];
  top: (typeof TOPS)[number];
  cloth: string;
  trim?: string;
  glasses?: boolean;
}

const BLACK = '#2b201a';
const BROWN = '#5f4028';
const GREY = '#9c968a';
const WHITE = '#d8d2c4';
const GINGER = '#a5602c';
const BLOND = '#c59a4e';

const LOOKS: Record<string, Look> = {
  dale: { skin: 0, hair: 'grey-wave', ink: WHITE, hat: 'bucket', beard: 'full', top: 'shirt', cloth: '#7a8a6a', trim: '#c9b98a' },
  tyreese: { skin: 4, hair: 'crop', ink: BLACK, hat: 'beanie', beard: 'full', top: 'jersey', cloth: '#33505e', trim: '#c7973f' },
  arnold: { skin: 1, hair: 'long', ink: GREY, beard: 'full', top: 'coat', cloth: '#5c4a38' },
  chris: { skin: 2, hair: 'side', ink: BROWN, top: 'shirt', cloth: '#8c3a24' },
  bea: { skin: 4, hair: 'bun', ink: BLACK, top: 'scrubs', cloth: '#4e7a80' },
  tomas: { skin: 2, hair: 'crop', ink: BLACK, hat: 'cap', beard: 'moustache', top: 'overalls', cloth: '#33505e', trim: '#a83a22' },
  opal: { skin: 5, hair: 'curls', ink: BLACK, hat: 'band', top: 'apron', cloth: '#d8cfb8', trim: '#8c3a24' },
  hank: { skin: 1, hair: 'crop', ink: GREY, hat: 'cap', beard: 'stubble', top: 'vest', cloth: '#b4502a' },
  lucia: { skin: 2, hair: 'braids', ink: BLACK, top: 'collar', cloth: '#3a4a50', trim: BRASS },
  wendell: { skin: 3, hair: 'crop', ink: BLACK, hat: 'brim', top: 'overalls', cloth: '#4d5f74', trim: '#c9b98a' },
  nora: { skin: 0, hair: 'bun', ink: GINGER, glasses: true, top: 'collar', cloth: '#6d5b38', trim: '#e6dcc4' },
  jamal: { skin: 5, hair: 'crop', ink: BLACK, hat: 'band', top: 'jersey', cloth: '#8c2b1a', trim: '#f1e6cd' },
  ingrid: { skin: 0, hair: 'side', ink: BLOND, top: 'coat', cloth: '#dcd6c6' },
  cal: { skin: 1, hair: 'long', ink: BROWN, hat: 'cap', beard: 'full', top: 'vest', cloth: '#3f4931' },
  priya: { skin: 3, hair: 'long', ink: BLACK, glasses: true, top: 'coat', cloth: '#e2dccb' },
  otto: { skin: 0, hair: 'bald', ink: GREY, beard: 'moustache', glasses: true, top: 'vest', cloth: '#55494f' },
  ruth: { skin: 1, hair: 'braids', ink: GREY, hat: 'brim', top: 'shirt', cloth: '#7b4b2b' },
  moses: { skin: 4, hair: 'grey-wave', ink: WHITE, beard: 'full', hat: 'brim', top: 'coat', cloth: '#3f4931' },
  eddie: { skin: 1, hair: 'crop', ink: BROWN, beard: 'stubble', top: 'collar', cloth: '#5f6a45', trim: '#3f4931' },
  june: { skin: 2, hair: 'curls', ink: GINGER, top: 'jersey', cloth: '#6a4a72', trim: '#d9c9a0' },
  amos: { skin: 5, hair: 'grey-wave', ink: GREY, top: 'collar', cloth: '#211d1b', trim: PAPER },
  kit: { skin: 3, hair: 'side', ink: BLACK, hat: 'beanie', top: 'vest', cloth: '#5c6b52' },
  gus: { skin: 2, hair: 'bald', ink: BLACK, beard: 'moustache', top: 'apron', cloth: '#e6dcc4', trim: '#a83a22' },
  sal: { skin: 1, hair: 'side', ink: BROWN, hat: 'bucket', beard: 'stubble', top: 'coat', cloth: '#6d5b38' },
  mae: { skin: 4, hair: 'curls', ink: GREY, glasses: true, top: 'shirt', cloth: '#7a3d52' },
};

function lookOf(id: string): Look {
  const known = LOOKS[id];
  if (known) return known;
  const rng = seeded([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100003, 5);
  return {
    skin: rng.whole(SKINS.length),
    hair: rng.one(HAIRS),
    ink: rng.one([BLACK, BROWN, GREY, GINGER, BLOND]),
    hat: rng.odds(0.4) ? rng.one(HATS) : 'none',
    beard: rng.odds(0.35) ? rng.one(BEARDS) : 'none',
    top: rng.one(TOPS),
    cloth: rng.one(['#33505e', '#5c6b52', '#8c3a24', '#55494f', '#6d5b38']),
    trim: BONE,
    glasses: rng.odds(0.2),
  };
}

const TORSO = curve([[6, 112], [13, 88], [24, 80], [39, 75.4], [50, 77], [61, 75.4], [76, 80], [87, 88], [94, 112]]);
const SKULL = curve([[50, 17], [62, 20], [67, 34], [66, 47], [60.5, 58], [56, 66.500], [50, 69], [44, 66.500], [39.500, 58], [34, 47], [33, 34], [38, 20]]);

export interface SurvivorDrawing {
  torso: string;
  skull: string;
  cloth: string;
  skin: string;
  shadow: Mark[];
  behind: Mark[];
  neck: Mark[];
  dress: Mark[];
  face: Mark[];
  before: Mark[];
}

export function drawSurvivor(id: string): SurvivorDrawing {
  const look = lookOf(id);
  const [skin, shade] = SKINS[look.skin]!;
  return {
    torso: TORSO,
    skull: SKULL,
    cloth: look.cloth,
    skin,
    shadow: [filled(curve([[55, 10], [60, 34], [55, 44], [58, 54], [54, 62], [55, 80], [90, 80], [90, 10]]), shade), ...beardOf(look, shade)],
    behind: hairBehind(look),
    neck: [drawn(curve([[41, 60], [40, 72], [37, 77], [50, 86], [63, 77], [60, 72], [59, 60]]), shade, 2)],
    dress: dressOf(look, skin),
    face: faceOf(look),
    before: [...hairBefore(look), ...hatOf(look)],
  };
}

function faceOf(look: Look): Mark[] {
  const marks = [
    stroke(curve([[37.5, 38.4], [42, 36.8], [47, 39]], false), 2.4), stroke(curve([[53, 39], [58, 36.8], [62.5, 38.4]], false), 2.4),
    filled(curve([[38.6, 43.6], [42.4, 41.6], [46.2, 43.8], [42.4, 45.4]]), PAPER), filled(curve([[53.8, 43.8], [57.6, 41.6], [61.4, 43.6], [57.6, 45.4]]), PAPER),
    filled(oval(42.8, 43.5, 1.8), INK), filled(oval(58, 43.5, 1.8), INK),
    stroke(curve([[51, 43], [48.4, 52], [51.6, 53.4]], false), 1.7), stroke(curve([[44.6, 59.6], [50, 58.8], [55.8, 59.2]], false), 2),
  ];
  if (look.beard === 'moustache')
    marks.push(drawn(curve([[41, 58.4], [46, 54.6], [50, 56.2], [54, 54.6], [59, 58.4], [50, 58.6]]), look.ink, 1.4));
  if (look.glasses)
    marks.push(stroke(oval(42.3, 43.8, 5.4, 4.8), 1.7), stroke(oval(58, 43.8, 5.4, 4.8), 1.7), stroke('M47.600 43.500H52.600M36.900 43L33.500 41.500M63.400 43L66.500 41.500', 1.6));
  return marks;
}

function beardOf({ beard, ink }: Look, shade: string): Mark[] {
  const jaw = curve([[33, 48], [40, 56], [46, 55.4], [50, 56.4], [54, 55.4], [60, 56], [67, 48], [66, 78], [34, 78]]);
  if (beard === 'full') return [drawn(jaw, ink, 1.6), stroke(curve([[44.6, 61.4], [50, 60.4], [55.8, 61]], false), 2)];
  return beard === 'stubble' ? [filled(jaw, shade)] : [];
}

function hairBehind({ hair, ink }: Look): Mark[] {
  switch (hair) {
    case 'long':
      return [drawn(curve([[36, 22], [50, 15], [64, 22], [72, 44], [74, 76], [60, 82], [40, 82], [26, 76], [28, 44]]), ink, 2)];
    case 'bun':
      return [drawn(oval(50, 11, 9, 8), ink, 2)];
    case 'curls':
      return [drawn(curve([[30, 52], [24, 40], [28, 26], [36, 15], [50, 10], [64, 15], [72, 26], [76, 40], [70, 52], [74, 60], [64, 58], [36, 58], [26, 60]]), ink, 2)];
    case 'braids':
      return [[30, 1], [70, -1]].map(([x, lean]) => drawn(curve([[x!, 40], [x! + 4 * lean!, 56], [x! - 3 * lean!, 74], [x! - 6 * lean!, 90], [x! - 11 * lean!, 88], [x! - 9 * lean!, 64]]), ink, 1.8));
    default:
      return [];
  }
}

function hairBefore({ hair, ink }: Look): Mark[] {
  switch (hair) {
    case 'bald':
      return [filled(curve([[33.4, 47], [32.4, 36], [36, 40], [36, 48]]), ink), filled(curve([[66.6, 47], [67.6, 36], [64, 40], [64, 48]]), ink)];
    case 'crop':
      return [filled(curve([[33.4, 43], [32.4, 28], [38, 16.6], [50, 13], [62, 16.6], [67.6, 28], [66.6, 43], [63.6, 31], [57, 26.6], [43, 26.6], [36.4, 31]]), ink)];
    case 'side':
      return [drawn(curve([[32, 50], [30, 30], [37, 16], [51, 11.500], [64, 17], [69, 32], [68, 46], [64, 34], [58, 27], [48, 32], [38, 34], [35, 42]]), ink, 1.8)];
    case 'curls':
      return [drawn(curve([[33, 38], [31, 27], [39, 25], [41, 18], [50, 20], [58, 17], [61, 25], [69, 27], [67, 38], [62, 31], [56, 29], [50, 31], [44, 28], [38, 32]]), ink, 1.8)];
    case 'grey-wave':
      return [drawn(curve([[33, 48], [29, 40], [31, 26], [40, 15], [56, 12], [67, 20], [70, 34], [67, 48], [64, 36], [60, 28], [46, 27], [38, 33], [36, 42]]), ink, 1.8)];
    default:
      return [drawn(curve([[33, 50], [31, 33], [38, 18], [50, 14], [62, 18], [69, 33], [67, 50], [65, 38], [58, 28], [50, 25], [42, 28], [35.500, 38]]), ink, 1.9), stroke('M50 14.500V25', 1.2)];
  }
}

function hatOf({ hat, trim = RUST, cloth }: Look): Mark[] {
  switch (hat) {
    case 'beanie':
      return [drawn(curve([[32, 34], [33, 17], [42, 8], [50, 7], [58, 8], [67, 17], [68, 34], [50, 30]]), trim, 2), drawn(curve([[31, 34], [50, 28.500], [69, 34], [69, 27], [50, 21.500], [31, 27]]), trim, 2)];
    case 'cap':
      return [drawn(curve([[32, 32], [34, 17], [50, 10], [66, 17], [68, 32], [50, 28]]), cloth, 2.1), drawn(curve([[33, 31], [52, 27], [68, 31], [82, 38], [70, 40], [50, 35], [34, 37]]), cloth, 2)];
    case 'brim':
      return [drawn(curve([[33, 28], [35, 12], [50, 8], [65, 12], [67, 28]]), '#8a6a3e', 2.1), stroke(curve([[33, 25], [50, 28], [67, 25]], false), 4), drawn(curve([[12, 29], [30, 26], [50, 30], [70, 26], [88, 29], [70, 37], [50, 38], [30, 37]]), '#8a6a3e', 2.1)];
    case 'bucket':
      return [drawn(sharp([[36, 12], [64, 12], [68, 28], [32, 28]]), trim, 2.1), drawn(curve([[32, 27], [50, 30], [68, 27], [80, 36], [50, 40], [20, 36]]), trim, 2.1)];
    case 'band':
      return [drawn(curve([[32, 30], [50, 24.500], [68, 30], [68, 37], [50, 31], [32, 37]]), trim, 1.8)];
    case 'hard':
      return [drawn(curve([[31, 31], [33, 16], [50, 9], [67, 16], [69, 31]]), BRASS, 2.1), drawn('M28 29H72V34H28Z', BRASS, 2), stroke('M50 9V29', 2)];
    default:
      return [];
  }
}

function dressOf({ top, cloth, trim = BONE }: Look, skin: string): Mark[] {
  const open = filled(sharp([[38, 74], [50, 92], [62, 74], [50, 70]]), top === 'collar' ? trim : skin);
  const lapels = (fill: string): Mark[] => [drawn(sharp([[38, 74], [50, 86], [42, 95], [31, 79]]), fill, 1.8), drawn(sharp([[62, 74], [50, 86], [58, 95], [69, 79]]), fill, 1.8)];
  switch (top) {
    case 'vest':
      return [filled('M30 70H70V112H30Z', '#8d8672'), drawn(sharp([[24, 78], [40, 75], [46, 96], [45, 112], [10, 112], [14, 90]]), cloth, 2), drawn(sharp([[76, 78], [60, 75], [54, 96], [55, 112], [90, 112], [86, 90]]), cloth, 2)];
    case 'coat':
      return [open, ...lapels(cloth), stroke('M50 88V112', 1.8), stroke('M56 96V97.500M56 105V106.500', 2.6)];
    case 'overalls':
      return [filled('M0 70H100V90H0Z', trim), stroke(curve([[38, 76], [50, 84], [62, 76]], false), 2), drawn('M32 90H68V112H32Z', cloth, 2), stroke('M32 91L28 78M68 91L72 78', 5.4), stroke('M32 91L28 78M68 91L72 78', 3, cloth), filled(oval(34, 92, 2), BRASS), filled(oval(66, 92, 2), BRASS)];
    case 'scrubs':
      return [filled(sharp([[40, 74], [50, 90], [60, 74], [50, 70]]), skin), stroke('M40 75L50 91L60 75', 2.2), drawn('M58 96H70V104H58Z', cloth, 1.6)];
    case 'jersey':
      return [stroke(curve([[38, 76], [50, 86], [62, 76]], false), 4, trim), stroke('M14 100H86', 4.4, trim)];
    case 'apron':
      return [filled('M0 70H100V112H0Z', trim), drawn('M33 86H67V112H33Z', cloth, 1.9), stroke('M34 87L40 76M66 87L60 76', 3, cloth), stroke('M34 87L40 76M66 87L60 76', 1)];
    default:
      return [open, ...lapels(cloth), stroke('M50 88V112', 1.5)];
  }
}
