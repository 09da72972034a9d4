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
  holds: {
    'card-drawn': 4,
    'rolled-dice': 4,
    'rolled-again': 3,
    'ammo-fired': 3,
    'fight-over': 2,
    'card-resolved': 3,
    died: 5,
    scouted: 5,
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
  decisive,
  standing: (view) => ahead((view as View).parties.map(({ scouted }) => scouted.length)),
};
