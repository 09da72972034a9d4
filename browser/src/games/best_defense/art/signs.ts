// The signs of The Best Defense on 24 × 24. Tokens keep the outline that they have in the box (BD-014): allies are
// diamonds, food is a pentagon, ammo a hexagon, a hit point a cross.

import { BONE, BRASS, INK, RUST, drawn, filled, oval, sharp, stroke, type Mark } from '../../../art/ink';

const FOREST = '#3f6150';
const OCHRE = '#c08a3a';
const BLOOD = '#b23a22';
const STEEL = '#8b949a';

const CROSS = 'M9 2.5H15V9H21.5V15H15V21.5H9V15H2.5V9H9Z';

export type SignName =
  | 'hp' | 'hp-lost' | 'food' | 'ally' | 'ammo' | 'equipment' | 'walker' | 'badge' | 'event' | 'motive' | 'bite' | 'eat'
  | 'safe' | 'pile';

export const SIGNS: Record<SignName, Mark[]> = {
  hp: [drawn(CROSS, BLOOD, 1.8), stroke('M11 5V10.5H5.5', 1.3, '#e58a6c')],
  'hp-lost': [{ d: CROSS, line: 'currentColor', width: 1.6 }],
  // A can with its lid half open.
  food: [
    drawn(sharp([[12, 1.4], [22.8, 9.4], [18.7, 22.2], [5.3, 22.2], [1.2, 9.4]]), OCHRE, 1.8),
    drawn('M8 9.5H16V18.5H8Z', BONE, 1.5), filled('M8 12H16V16H8Z', RUST), stroke('M8 12H16M8 16H16', 1.1),
    drawn(oval(12, 9.5, 4, 1.5), STEEL, 1.3),
  ],
  // Two heads, one before the other.
  ally: [
    drawn(sharp([[12, 0.8], [23.2, 12], [12, 23.2], [0.8, 12]]), FOREST, 1.8),
    drawn('M11.5 17C11.5 13.5 13 12.5 14.7 12.5S18 13.5 18 17Z', '#8fae98', 1.2),
    drawn(oval(14.7, 9.8, 2.2), '#8fae98', 1.2),
    drawn('M6 18C6 14 7.6 12.8 9.7 12.8S13.4 14 13.4 18Z', BONE, 1.3), drawn(oval(9.7, 9.7, 2.6), BONE, 1.3),
  ],
  ammo: [
    drawn(sharp([[12, 1], [21.6, 6.5], [21.6, 17.5], [12, 23], [2.4, 17.5], [2.4, 6.5]]), '#5a6266', 1.8),
    drawn('M7 18V10.5C7 8 8.3 6.3 9.3 5.6C10.3 6.3 11.6 8 11.6 10.5V18Z', BRASS, 1.3),
    drawn('M12.6 18V10.5C12.6 8 13.9 6.3 14.9 5.6C15.9 6.3 17.2 8 17.2 10.5V18Z', BRASS, 1.3),
    stroke('M7 11.5H11.6M12.6 11.5H17.2', 1.1),
  ],
  equipment: [
    drawn('M2.5 7H21.5V21H2.5Z', '#8a6138', 1.8), stroke('M2.5 11.5H21.5M2.5 16.5H21.5', 1.2),
    drawn('M9 2.5H15V7H9Z', '#8a6138', 1.6), drawn('M9.5 9.5H14.5V15H9.5Z', BRASS, 1.4), filled(oval(12, 12, 1), INK),
  ],
  walker: [
    drawn('M5 13C3.5 6 7.5 2 12 2S20.5 6 19 13L17 15V19.5H7V15Z', '#9aa37c', 1.8),
    filled(oval(8.7, 10.5, 2.2, 2.5), INK), filled(oval(15.3, 10.5, 2.2, 2.5), INK),
    filled('M12 13L10.7 15.5H13.3Z', INK), stroke('M9.5 19.5V22M12 19.5V22.5M14.5 19.5V22', 1.8),
    stroke('M10 17.5H14', 1.2),
  ],
  badge: [
    drawn(sharp([[12, 1], [15, 7.6], [22.4, 8.4], [17, 13.4], [18.6, 21], [12, 17.2], [5.4, 21], [7, 13.4], [1.6, 8.4],
      [9, 7.6]]), BRASS, 1.8),
    drawn(oval(12, 11.8, 3.4), '#e0bd6e', 1.2),
  ],
  event: [
    drawn('M4 3L19 2L20.5 21L5 22Z', BONE, 1.8), filled('M13 4.5L8.5 12.5H12L10.5 19L16 10.5H12.5Z', RUST),
    stroke('M13 4.5L8.5 12.5H12L10.5 19L16 10.5H12.5Z', 1.1),
  ],
  motive: [
    drawn('M4 2.5H20V21.5H4Z', '#3a2f38', 1.8), drawn('M6.5 12C9 8 15 8 17.5 12C15 16 9 16 6.5 12Z', BONE, 1.3),
    filled(oval(12, 12, 2.3), RUST), filled(oval(12, 12, 1), INK),
  ],
  bite: [
    drawn('M2 4.5C7 1.5 17 1.5 22 4.5V11C22 17 18 22 12 22S2 17 2 11Z', BLOOD, 1.6),
    drawn('M3 5C8 3 16 3 21 5L20 11.5L17.2 8L14.6 12L12 8.4L9.4 12L6.8 8L4 11.5Z', BONE, 1.3),
    drawn('M5.5 18.5C8 21 16 21 18.5 18.5L17.5 13.8L14.8 17L12 13.8L9.2 17L6.5 13.8Z', BONE, 1.3),
  ],
  eat: [
    drawn('M5 3H19V21H5Z', BONE, 1.8),
    drawn('M19.5 6C16 6.5 15.5 9 17 10.5C14 11 13.5 14 15.5 15.5C14 17.5 16 19.5 19.5 18Z', RUST, 1.4),
    stroke('M8 7H12M8 11H11M8 15H11', 1.4),
  ],
  safe: [
    drawn('M12 2L20.5 5V11.5C20.5 16.5 17 20.3 12 22.2C7 20.3 3.5 16.5 3.5 11.5V5Z', '#6f8a7c', 1.8),
    stroke('M8 12L11 15L16.5 8.5', 2.2, BONE),
  ],
  pile: [
    drawn('M6 6H20V22H6Z', '#7d3020', 1.6), drawn('M3.5 2.5H17.5V18.5H3.5Z', RUST, 1.6),
    stroke('M7 6.5H14M7 10.5H14M7 14.5H11', 1.4, BONE),
  ],
};
