import type { Manner } from '../../shell/manner';
import type { View } from './types';

const LAST = ['deck-emptied', 'died', 'round-over'];

export const manner: Manner = {
  holds: {
    'event-played': 4,
    rolled: 4,
    'die-rolled': 3,
    fought: 3,
    bitten: 3,
    hurt: 3,
    'cards-eaten': 3,
    died: 6,
    'deck-emptied': 6,
  },
  sounds: {
    'card-drawn': 'card',
    'event-played': 'deal',
    'die-rolled': 'dice',
    rolled: 'dice',
    bitten: 'bite',
    hurt: 'bite',
    'cards-eaten': 'take',
    died: 'take',
    'deck-emptied': 'end',
  },
  tells: [
    'moved',
    'event-played',
    'card-drawn',
    'walkers-came',
    'fought',
    'bitten',
    'hurt',
    'cards-eaten',
    'died',
    'deck-emptied',
  ],
  pictures: ['rolled', 'die-rolled'],
  decisive: (told) => told.filter(({ event }) => LAST.includes(event.type)).at(-1) ?? null,
  // Nobody is ahead of the others: how far all of them have come.
  standing: (view) => ({ seats: [], level: true, count: (view as View).round, of: (view as View).rounds }),
};
