import { ahead, highest, type Manner } from '../../shell/manner';
import type { Told } from '../../shell/scene';
import type { View } from './types';

// Cards that only a tie, or a crowd, brings together.
const GREAT = 6;

const cardsOf = (event: Told['event']): number => Number(event['count']);

export const manner: Manner = {
  moments: [
    // A tie turns the marker, too: that moment is the tie's.
    { name: 'battle-turns', of: 'marker-turned', long: 1700, sound: 'save', when: (event) => event['seat'] !== null },
    { name: 'tie', of: 'battle-tied', long: 1700, sound: 'hit' },
    {
      name: 'great-pot',
      of: 'battle-won',
      long: 1700,
      sound: 'save',
      when: (event) => Number(event['count']) >= GREAT,
    },
    { name: 'last-battle', of: 'end-shown', long: 2000, sound: 'end', when: (event) => event['missing'] === 0 },
  ],
  holds: { revealed: 4, 'card-added': 3, 'marker-turned': 2, 'battle-won': 5, 'battle-tied': 2, 'end-shown': 2 },
  sounds: { revealed: 'deal', 'card-added': 'card', 'marker-turned': 'card', 'battle-won': 'take', 'end-shown': 'end' },
  tells: ['revealed', 'card-added', 'marker-turned', 'battle-won', 'battle-tied', 'card-discarded'],
  emotes: ['gotcha', 'turn-it', 'again', 'brains', 'thinking', 'well-played'],
  decisive: (told) => highest(told, 'battle-won', cardsOf),
  peaks: (told, seat) => {
    const won = (mine: boolean) => told.filter(({ event }) => (event['seat'] === seat) === mine);
    return { best: highest(won(true), 'battle-won', cardsOf), worst: highest(won(false), 'battle-won', cardsOf) };
  },
  standing: (view) => ahead((view as View).seats.map(({ pile }) => pile)),
};
