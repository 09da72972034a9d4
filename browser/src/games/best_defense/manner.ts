import type { Manner } from '../../shell/manner';
import type { View } from './types';

const LAST = ['deck-emptied', 'died', 'round-over'];

export const manner: Manner = {
  moments: [
    { name: 'dice', of: 'rolled', long: 1900, sound: 'dice' },
    { name: 'die', of: 'die-rolled', long: 1850, sound: 'dice' },
    {
      name: 'last-walker',
      of: 'fought',
      long: 1900,
      sound: 'save',
      when: ({ kills, now }) => kills !== 0 && now === 0,
    },
    { name: 'kills', of: 'fought', long: 1500, sound: 'hit', when: ({ kills }) => kills !== 0 },
    { name: 'event-saves', of: 'walkers-killed', long: 1600, sound: 'save' },
    { name: 'bite', of: 'bitten', long: 1200, sound: 'bite', when: ({ hurt }) => hurt === true },
    { name: 'dies', of: 'died', long: 2000, sound: 'fall' },
    { name: 'overrun', of: 'deck-emptied', long: 2200, sound: 'fall' },
  ],
  holds: {
    'event-played': 4,
    fought: 2,
    hurt: 3,
    'cards-eaten': 3,
    died: 2,
    'deck-emptied': 2,
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
  close: (view) => {
    const { round, rounds } = view as View;
    return round >= rounds - 1;
  },
  pictures: ['rolled', 'die-rolled'],
  emotes: ['help', 'hold', 'close', 'sorry', 'thanks', 'well-played'],
  decisive: (told) => told.filter(({ event }) => LAST.includes(event.type)).at(-1) ?? null,
  // Nobody is ahead of the others: how far all of them have come.
  standing: (view) => {
    const { round, rounds } = view as View;
    return { seats: [], level: true, count: Math.min(round, rounds), of: rounds };
  },
};
