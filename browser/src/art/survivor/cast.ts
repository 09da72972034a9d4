// The Survivors: one for each number of a deck, told apart by outline and tool. They are our own, without likeness to
// anybody.

import { seeded } from '../seeded';
import type { Person } from '../walker/person';

export const TOOLS = ['lamp', 'pan', 'hammer', 'bat', 'crowbar', 'coin', 'pack', 'machete', 'axe', 'bow', 'saw'] as const;
export type Tool = (typeof TOOLS)[number];
export type Mouth = 'set' | 'smirk' | 'shout' | 'frown' | 'scarf';
export type Mark = 'none' | 'stubble' | 'beard' | 'moustache' | 'plaster' | 'freckles' | 'scar' | 'glasses' | 'patch';

export interface Survivor extends Person {
  tool: Tool | null;
  lips: Mouth;
  feature: Mark;
}

// skin, its shade
const SKINS = {
  pale: ['#e6c3a0', '#b98d66'],
  tan: ['#d6a87e', '#a07650'],
  olive: ['#c99a6c', '#93683f'],
  brown: ['#9a6644', '#6b432a'],
  dark: ['#74492f', '#4b2d1d'],
} as const;

interface Role {
  hair: Person['hair'];
  clothes: Person['clothes'];
  skin: keyof typeof SKINS;
  hairInk: string;
  cloth: string;
  trim: string;
  tool: Tool | null;
  lips: Mouth;
  feature: Mark;
  jaw: number;
  side: 1 | -1;
}

// In the order of the numbers; the last two are those who step up for REDO.
const CAST: readonly Role[] = [
  { hair: 'pigtails', clothes: 'overalls', skin: 'pale', hairInk: '#8a4a22', cloth: '#3a5560', trim: '#d9c9a0',
    tool: 'lamp', lips: 'set', feature: 'freckles', jaw: 10, side: -1 },
  { hair: 'bun', clothes: 'plaid', skin: 'olive', hairInk: '#8f8a80', cloth: '#7a4a55', trim: '#d9c9a0',
    tool: 'pan', lips: 'frown', feature: 'glasses', jaw: 11, side: -1 },
  { hair: 'hard-hat', clothes: 'vest', skin: 'brown', hairInk: '#1e1a17', cloth: '#a8562a', trim: '#b9b29c',
    tool: 'hammer', lips: 'smirk', feature: 'moustache', jaw: 13, side: 1 },
  { hair: 'cap', clothes: 'jersey', skin: 'tan', hairInk: '#3b2a20', cloth: '#2f4a57', trim: '#b4502a',
    tool: 'bat', lips: 'smirk', feature: 'plaster', jaw: 11, side: -1 },
  { hair: 'mohawk', clothes: 'leather', skin: 'pale', hairInk: '#b4502a', cloth: '#2a2624', trim: '#8c3a24',
    tool: 'crowbar', lips: 'shout', feature: 'scar', jaw: 10, side: 1 },
  { hair: 'curls', clothes: 'tee', skin: 'dark', hairInk: '#241a16', cloth: '#c7973f', trim: '#8c3a24',
    tool: 'coin', lips: 'smirk', feature: 'none', jaw: 11, side: 1 },
  { hair: 'beanie', clothes: 'hoodie', skin: 'olive', hairInk: '#3b2a20', cloth: '#5f6a45', trim: '#8c3a24',
    tool: 'pack', lips: 'set', feature: 'beard', jaw: 12, side: -1 },
  { hair: 'bandana', clothes: 'straps', skin: 'brown', hairInk: '#1e1a17', cloth: '#3f4931', trim: '#d9c9a0',
    tool: 'machete', lips: 'set', feature: 'scar', jaw: 11, side: 1 },
  { hair: 'crop', clothes: 'plaid', skin: 'pale', hairInk: '#a3542a', cloth: '#8c2f20', trim: '#2a2624',
    tool: 'axe', lips: 'set', feature: 'beard', jaw: 14.5, side: -1 },
  { hair: 'hood', clothes: 'hoodie', skin: 'tan', hairInk: '#3b2a20', cloth: '#3d4c3a', trim: '#6e4325',
    tool: 'bow', lips: 'scarf', feature: 'none', jaw: 10, side: 1 },
  { hair: 'helmet', clothes: 'guard', skin: 'tan', hairInk: '#2b201a', cloth: '#4a4f3e', trim: '#c7973f',
    tool: 'saw', lips: 'shout', feature: 'patch', jaw: 14, side: 1 },
  { hair: 'bob', clothes: 'vest', skin: 'brown', hairInk: '#241a16', cloth: '#2f4a57', trim: '#d9c9a0',
    tool: null, lips: 'set', feature: 'none', jaw: 10.5, side: 1 },
  { hair: 'flat-cap', clothes: 'suit', skin: 'pale', hairInk: '#6b6459', cloth: '#6d5b38', trim: '#8c3a24',
    tool: null, lips: 'frown', feature: 'stubble', jaw: 12.5, side: -1 },
];

export function survivorOf(number: number): Survivor {
  const role = CAST[(number - 1 + CAST.length) % CAST.length]!;
  const [skin, shade] = SKINS[role.skin];
  const rng = seeded(number, 21);
  const alive = { mouth: 'moan', eyes: 'milky', nose: 'long', wound: 'none', pose: 'still' } as const; // not drawn
  return {
    ...alive,
    ...role,
    rng,
    skin,
    shade,
    tilt: rng.around(0, 5),
    lean: rng.around(-2, 2),
    wide: rng.between(16.4, 18),
    tall: rng.between(20, 22.6),
    chin: rng.between(24, 26),
  };
}
