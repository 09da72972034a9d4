// What stands beside an option's words, and whether one tap is enough.

import type { SignName } from './art/signs';
import type { Asked, Choice, View } from './types';

// The place and the card that a question is about, if there is one.
export const placeIn = ({ about }: Asked): unknown => ('place' in about ? about.place : null);
export const cardIn = ({ about }: Asked): string | null =>
  'card' in about && typeof about.card === 'string' ? about.card : null;

// Who it is about, with a portrait and hit points to be seen as crosses.
export function survivorIn(choice: Choice, view: View): { id: string; hp?: number } | null {
  if (choice.type === 'take-survivor') return { id: choice.survivor };
  const seat = choice.type === 'someone' ? view.seats[choice.seat] : undefined;
  return seat ? { id: seat.survivor, hp: seat.hp } : null;
}

export function signOf(choice: Choice, asked: Asked): SignName | null {
  switch (choice.type) {
    case 'play-event':
      return 'event';
    case 'use':
      return 'equipment';
    case 'load':
    case 'collect':
      return 'ammo';
    case 'gift':
      return choice.what === 'food' || choice.what === 'ally' || choice.what === 'equipment' ? choice.what : 'ammo';
    case 'from-card':
      return choice.what === 'gear' ? 'equipment' : 'ammo';
    case 'division':
      return 'bite';
    case 'word':
      if (choice.notation === 'heal') return 'food';
      if (choice.notation !== 'draw') return null;
      return asked.key === 'draw-card' || asked.key === 'draw-more' ? asked.about.deck : null;
    default:
      return null;
  }
}

// --- where a slip would hurt, the choice is picked first and confirmed then

const CAREFUL: Partial<Record<Asked['key'], (choice: Choice) => boolean>> = {
  'take-survivor': () => true,
  'replace-survivor': () => true,
  defy: (choice) => choice.type === 'go',
  give: (choice) => choice.type === 'gift',
  'give-back': (choice) => choice.type === 'gift',
  'give-anywhere': (choice) => choice.type === 'gift',
  'play-event': (choice) => choice.type === 'play-event',
  'choose-weapon': () => true,
  'pick-branch': () => true,
  'pick-survivor': () => true,
  'lose-equipment': () => true,
  'divide-damage': () => true,
  'settle-damage': () => true,
};

export function isCareful(choice: Choice, asked: Asked): boolean {
  return choice.type === 'use' || (CAREFUL[asked.key]?.(choice) ?? false);
}
