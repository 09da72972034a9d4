// Small signs, each on 24 × 24: what is gathered, what dice show, and the places that can be scouted.

import { BLOOD, BONE, BRASS, INK, RUST, drawn, filled, oval, sharp, stroke, type Mark } from '../../../art/ink';

const GREEN = '#5f6a45';
const STEEL = '#8b949a';
const BRICK = '#8c4a32';
const WOOD = '#6e4a2c';
const WATER = '#7fa3a6';

export const SIGNS: Record<string, Mark[]> = {
  food: [
    drawn('M6 7V19A6 2.600 0 0 0 18 19V7Z', BONE, 1.6), filled('M6 11H18V17H6Z', RUST),
    drawn(oval(12, 7, 6, 2.4), STEEL, 1.6), stroke('M6 11H18M6 17H18', 1.1),
  ],
  gas: [
    drawn('M5 8H15L19 12V21H5Z', '#a83a22', 1.6), stroke('M8 12L15 18M15 12L8 18', 1.6), stroke('M7 8V5H13V8', 1.8),
    drawn('M15.500 8.500L19 5L21 7L18.500 10.500Z', STEEL, 1.3),
  ],
  ammo: [4.5, 12, 19.5].flatMap((x, i) => [
    drawn(`M${x - 2.6} ${20 - (i % 2)}V11H${x + 2.6}V${20 - (i % 2)}Z`, BRASS, 1.4),
    drawn(`M${x - 2.6} 11C${x - 2.6} 7 ${x - 1} 5 ${x} 4C${x + 1} 5 ${x + 2.6} 7 ${x + 2.6} 11Z`, RUST, 1.4),
  ]),
  kill: [
    drawn('M4.500 11C4.500 5.500 8 2.500 12 2.500S19.500 5.500 19.500 11C19.500 13.500 18.500 15 17.500 16V20.500H6.500V16C5.500 15 4.500 13.500 4.500 11Z', BONE, 1.6),
    filled(oval(8.8, 11.4, 2.2, 2.6), INK), filled(oval(15.2, 11.4, 2.2, 2.6), INK), filled(sharp([[12, 13.4], [10.8, 16], [13.2, 16]]), INK),
    stroke('M9.500 20.500V17.500M12 20.500V17.500M14.500 20.500V17.500', 1.2), filled('M13 3L14 6L12.600 8L15 9L16 5Z', BLOOD),
  ],
  action: [
    drawn('M3 16.500C5 15 8 14.400 12 14.400S19 15 21 16.500C19 18.600 15 19.400 12 19.400S5 18.600 3 16.500Z', '#5b6b52', 1.6),
    drawn('M6.500 15C6.500 9 8 6 9.600 6C11 6 11.200 7 12 7S13 6 14.400 6C16 6 17.500 9 17.500 15C15 16 9 16 6.500 15Z', '#6d7d62', 1.6),
    stroke('M6.600 13.400C9 14.400 15 14.400 17.400 13.400', 2.2),
  ],
  noise: [
    drawn('M4 9.500H8L13 5.500V18.500L8 14.500H4Z', RUST, 1.6), stroke('M16 9C17.400 10.600 17.400 13.400 16 15M18.600 6.500C21.600 9.500 21.600 14.500 18.600 17.500', 1.8),
  ],
};

const house = (fill: string, roof: string): Mark[] => [drawn('M4 21V11H20V21Z', fill, 1.5), drawn('M2.500 11.500L12 4L21.500 11.500Z', roof, 1.5)];

export const PLACES: Record<string, Mark[]> = {
  gun_shop: [drawn('M3 21V9H21V21Z', BONE, 1.5), drawn('M2 9V4.500H22V9Z', BRICK, 1.5), stroke('M6 6.700H15L17 8M8 6.700V8.500', 1.6, BONE), drawn('M10 21V13H14V21Z', INK, 1)],
  motel: [drawn('M2 21V13H15V21Z', BONE, 1.5), stroke('M5 21V16H7V21M10 21V16H12V21', 1.3), drawn('M16 10V3H22V10Z', '#a83a22', 1.5), stroke('M19 10V21', 2), stroke('M17.500 8V5L19 7L20.500 5V8', 1.2, BONE)],
  football_stadium: [drawn('M1.500 15C1.500 9 6 6.500 12 6.500S22.500 9 22.500 15C22.500 19 18 21 12 21S1.500 19 1.500 15Z', STEEL, 1.5), drawn(oval(12, 14, 6.6, 3.6), GREEN, 1.4), stroke('M12 10.600V17.400M4 8V3M20 8V3M2.500 3H5.500M18.500 3H21.500', 1.4)],
  airport: [drawn('M9.500 21L10.500 9H13.500L14.500 21Z', BONE, 1.5), drawn('M7.500 9L8.500 5H15.500L16.500 9Z', WATER, 1.5), stroke('M12 5V2', 1.6), drawn('M2 18L8 16.500L8 18.500L4 19.500Z', STEEL, 1.2), stroke('M15 20L22 17.500', 1.6)],
  campsite: [drawn('M2 21L12 4L22 21Z', '#b4763a', 1.5), drawn('M8.500 21L12 12L15.500 21Z', INK, 1), stroke('M12 4L13.500 1.800M12 4L10.500 1.800', 1.4)],
  farmhouse: [...house('#a83a22', '#6d5b38'), drawn('M9 21V14H15V21Z', BONE, 1.3), stroke('M9 14L15 21M15 14L9 21', 1.2)],
  hospital: [drawn('M4 21V5H20V21Z', BONE, 1.5), drawn('M10.200 7.500H13.800V9.800H16V13H13.800V15.200H10.200V13H8V9.800H10.200Z', '#a83a22', 1.2), drawn('M10 21V17.500H14V21Z', INK, 1)],
  county_jail: [drawn('M3 21V6H21V21Z', STEEL, 1.5), stroke('M2 6H22', 2.4), drawn('M7 18V10H17V18Z', INK, 1.2), stroke('M9.500 10V18M12 10V18M14.500 10V18', 1.3, BONE)],
  shopping_mall: [drawn('M2 21V10H22V21Z', '#cbb98a', 1.5), drawn('M6 10L8 5H16L18 10Z', RUST, 1.5), stroke('M9.300 5L8.500 10M12 5V10M14.700 5L15.500 10', 1.2), drawn('M9 21V15H15V21Z', WATER, 1.3), stroke('M12 15V21', 1.1)],
  high_school: [drawn('M2 21V11H22V21Z', BRICK, 1.5), drawn('M8 11V7L12 4L16 7V21H8Z', '#a86a4a', 1.5), filled(oval(12, 10, 2.2), BONE), stroke('M12 8.600V10L13 10.800M12 4V1.500', 1.2), drawn('M12 1.500L16 2.600L12 3.800Z', RUST, 1)],
  fire_station: [drawn('M3 21V8H17V21Z', '#a83a22', 1.5), drawn('M5.500 21V13H14.500V21Z', BONE, 1.4), stroke('M5.500 15.500H14.500M5.500 18H14.500', 1.1), drawn('M17 21V4H21.500V21Z', BRICK, 1.4), stroke('M8.500 10.500H11.500', 1.8, BONE)],
  sawmill: [drawn(oval(14, 11, 7.4), STEEL, 1.5), stroke('M14 3.600L16 5M20.400 7.400L20.300 9.800M20.400 14.700L18.500 16M7.600 14.600L8 12.400M7.700 7.200L9.600 6M14 18.400L12 17', 1.6), filled(oval(14, 11, 1.8), INK), drawn('M1.500 21V15.500H22.500V21Z', WOOD, 1.5), stroke('M4 18H12M9 19.500H19', 1.1)],
  marina: [drawn('M1.500 16C5 14.800 8 17 12 16S19 14.800 22.500 16V21H1.500Z', WATER, 1.4), drawn('M4 14H20L17.500 17.500H6.500Z', '#a83a22', 1.5), stroke('M11.500 14V3', 1.7), drawn('M11.500 3.500L18.500 12H11.500Z', BONE, 1.4)],
  radio_station: [drawn('M2 21V16H10V21Z', BONE, 1.5), stroke('M13 21L16 5L19 21M13.800 17H18.200M14.600 13H17.400M15.200 9.500H16.800', 1.5), filled(oval(16, 4, 1.6), '#a83a22'), stroke('M12.500 6.500C11.500 5 11.500 3 12.500 1.500M19.500 6.500C20.500 5 20.500 3 19.500 1.500', 1.5, RUST)],
  quarry: [drawn('M1.500 21L6 8H18L22.500 21Z', '#a48a68', 1.5), stroke('M4.600 12H19.400M3.200 16.500H20.800', 1.4), drawn('M9 8L13 3L16 8Z', STEEL, 1.4), stroke('M14 15L18 11M16.500 10.500C18 10 19 11 18.500 12.500', 1.7)],
  gated_estates: [...house('#cbb98a', BRICK), drawn('M1.500 21V13H5V21ZM19 21V13H22.500V21Z', STEEL, 1.3), stroke('M7 21V15.500M9.500 21V14.500M12 21V14M14.500 21V14.500M17 21V15.500M5 18H19', 1.3)],
};

export const placeSign = (id: string): Mark[] => PLACES[id] ?? [...house(BONE, BRICK), drawn('M10 21V15H14V21Z', INK, 1)];
