import { ahead, type Manner } from '../../shell/manner';
import type { View } from './types';

// That somebody has found a haven, or that nobody is left, is the ending itself: what led to it is told.
const LAST = ['scouted', 'eliminated', 'died'];

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
  decisive: (told) => told.filter(({ event }) => LAST.includes(event.type)).at(-1) ?? null,
  roomy: true,
  standing: (view) => ahead((view as View).parties.map(({ scouted }) => scouted.length)),
};
