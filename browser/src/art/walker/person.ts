// Features of a Walker that tell it from others, derived from the number on the card.

import { dealt, seeded, type Seeded } from '../seeded';

export const HAIRS = [
  'strands', 'crop', 'messy', 'parted', 'stringy', 'bob', 'bun', 'mohawk', 'tufts', 'curls', 'beanie', 'cap', 'hood',
  'hard-hat', 'bandana', 'bare-skull', 'pigtails', 'helmet', 'flat-cap', 'fringe', 'chef', 'straw-hat', 'long',
    'torn-scalp',
  'headphones', 'party-hat',
] as const;
export const CLOTHES = [
  'tee', 'tie', 'suit', 'hoodie', 'overalls', 'plaid', 'gown', 'guard', 'ribs', 'straps', 'stripes', 'apron', 'vest',
  'scrubs', 'leather', 'jersey',
] as const;
export const MOUTHS = ['gape', 'grimace', 'torn-cheek', 'slack', 'jawless', 'moan', 'bite'] as const;
export const EYES = ['milky', 'pinprick', 'hollow', 'one-left', 'wide', 'drooping'] as const;
export const NOSES = ['hole', 'crooked', 'long', 'flat'] as const;
export const WOUNDS = ['none', 'gash', 'stitches', 'bite', 'crack', 'rot', 'arrow'] as const;
export const POSES = ['still', 'reach-left', 'reach-right', 'both', 'still', 'claw'] as const;

export interface Person {
  rng: Seeded;
  hair: (typeof HAIRS)[number];
  clothes: (typeof CLOTHES)[number];
  mouth: (typeof MOUTHS)[number];
  eyes: (typeof EYES)[number];
  nose: (typeof NOSES)[number];
  wound: (typeof WOUNDS)[number];
  pose: (typeof POSES)[number];
  skin: string;
  shade: string;
  cloth: string;
  trim: string;
  hairInk: string;
  tilt: number; // degrees
  lean: number; // sideways lean of the head
  wide: number; // half the width of the skull
  tall: number; // from the brow to the crown
  jaw: number; // half its width
  chin: number; // from the brow to the chin
  side: 1 | -1; // the side that the light does not reach
}

// Each skin with the ink for its dark side.
const SKINS = [
  ['#a9b189', '#76805d'], ['#9aa893', '#687862'], ['#bdb692', '#8b8462'], ['#90a5a0', '#607571'],
  ['#b9a98c', '#87785e'], ['#a3a3a8', '#727178'], ['#b3b99f', '#80876c'], ['#8d9b7a', '#5d6a4e'],
    ['#a89a86', '#776a58'],
] as const;
const CLOTHS = ['#2d3d46', '#4b3a2d', '#652d20', '#3f4931', '#6d5b38', '#55494f', '#3a4a50', '#7b4b2b',
  '#39343c'] as const;
const TRIMS = ['#d9c9a0', '#b4502a', '#c7973f', '#8a9a8c', '#c9bfae', '#86321f'] as const;
const HAIR_INKS = ['#1e1a17', '#1e1a17', '#5d5a52', '#6b3a20', '#a98a4c', '#3b2a20', '#b9b19c'] as const;

export function personOf(card: number): Person {
  const rng = seeded(card, 7);
  const [skin, shade] = SKINS[dealt(card, SKINS.length, 11)]!;
  return {
    rng,
    hair: HAIRS[dealt(card, HAIRS.length, 1)]!,
    clothes: CLOTHES[dealt(card, CLOTHES.length, 2)]!,
    mouth: MOUTHS[dealt(card, MOUTHS.length, 3)]!,
    eyes: EYES[dealt(card, EYES.length, 4)]!,
    nose: NOSES[dealt(card, NOSES.length, 5)]!,
    wound: WOUNDS[dealt(card, WOUNDS.length, 6)]!,
    pose: POSES[dealt(card, POSES.length, 8)]!,
    skin,
    shade,
    cloth: CLOTHS[dealt(card, CLOTHS.length, 12)]!,
    trim: TRIMS[dealt(card, TRIMS.length, 13)]!,
    hairInk: HAIR_INKS[dealt(card, HAIR_INKS.length, 14)]!,
    tilt: rng.around(0, 15),
    lean: rng.around(0, 5),
    wide: rng.between(15.5, 20),
    tall: rng.between(19, 25),
    jaw: rng.between(9, 15.5),
    chin: rng.between(21, 29),
    side: rng.odds(0.5) ? 1 : -1,
  };
}
