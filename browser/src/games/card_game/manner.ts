import { ahead, highest, type Manner } from '../../shell/manner';
import type { View } from './types';

export const manner: Manner = {
  holds: { 'turned-up': 3, 'row-taken': 6, 'hand-scored': 4 },
  sounds: { 'turned-up': 'deal', placed: 'card', 'row-taken': 'take', 'hand-scored': 'end' },
  tells: ['turned-up', 'placed', 'row-taken', 'hand-scored'],
  decisive: (told) => highest(told, 'row-taken', (event) => Number(event['points'])),
  standing: (view) => {
    const { seats, mode, hands } = view as View;
    const counts = seats.map(({ points, total }) => (hands > 1 ? total : points));
    return ahead(counts, mode === 'hero' ? 'most' : 'least');
  },
  ownSeats: true,
};
