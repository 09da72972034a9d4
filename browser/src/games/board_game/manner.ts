import { ahead, type Manner } from '../../shell/manner';
import type { Told } from '../../shell/scene';
import type { View } from './types';

// That somebody has found a haven, or that nobody is left, is the ending itself: what led to it is told.
function decisive(told: readonly Told[]): Told | null {
  const haven = told.findIndex(({ event }) => event.type === 'safe-haven');
  const [before, type] = haven < 0 ? [told, 'died'] : [told.slice(0, haven), 'scouted'];
  return before.filter(({ event }) => event.type === type).at(-1) ?? null;
}

export const manner: Manner = {
  moments: [
    { name: 'fight', of: 'rolled-dice', long: 2000, sound: 'dice', when: ({ kind }) => kind !== 'actions' },
    { name: 'dice', of: 'rolled-dice', long: 1850, sound: 'dice' },
    { name: 'again', of: 'rolled-again', long: 1850, sound: 'dice' },
    { name: 'shot', of: 'ammo-fired', long: 1850, sound: 'dice' },
    { name: 'scouted', of: 'scouted', long: 2000, sound: 'save' },
    { name: 'falls', of: 'died', long: 1900, sound: 'fall' },
  ],
  holds: {
    'card-drawn': 4,
    'rolled-dice': 2,
    'fight-over': 2,
    'card-resolved': 3,
    died: 2,
    scouted: 2,
  },
  sounds: {
    'card-drawn': 'card',
    'rolled-dice': 'dice',
    'rolled-again': 'dice',
    'ammo-fired': 'bite',
    fatigued: 'bite',
    died: 'take',
    scouted: 'end',
  },
  tells: [
    'stepped',
    'card-drawn',
    'rolled-dice',
    'fight-over',
    'card-resolved',
    'gained',
    'lost',
    'fatigued',
    'died',
    'collected',
    'scouted',
  ],
  pictures: ['rolled-dice', 'ammo-fired'],
  emotes: ['watch-out', 'join-me', 'no-way', 'quiet', 'found-it', 'well-played'],
  decisive,
  roomy: true,
  standing: (view) => ahead((view as View).parties.map(({ scouted }) => scouted.length)),
};
