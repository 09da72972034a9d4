import { ahead, highest, type Manner } from '../../shell/manner';
import type { View } from './types';

export const manner: Manner = {
  holds: { revealed: 4, 'card-added': 3, 'marker-turned': 3, 'battle-won': 5, 'battle-tied': 4, 'end-shown': 4 },
  sounds: { revealed: 'deal', 'card-added': 'card', 'marker-turned': 'card', 'battle-won': 'take', 'end-shown': 'end' },
  tells: ['revealed', 'card-added', 'marker-turned', 'battle-won', 'battle-tied', 'card-discarded'],
  decisive: (told) => highest(told, 'battle-won', (event) => Number(event['count'])),
  standing: (view) => ahead((view as View).seats.map(({ pile }) => pile)),
};
