import { highest, type Manner } from '../../shell/manner';

export const manner: Manner = {
  holds: { 'turned-up': 3, 'row-taken': 6, 'hand-scored': 4 },
  sounds: { 'turned-up': 'deal', placed: 'card', 'row-taken': 'take', 'hand-scored': 'end' },
  tells: ['turned-up', 'placed', 'row-taken', 'hand-scored'],
  decisive: (told) => highest(told, 'row-taken', (event) => Number(event['points'])),
  ownSeats: true,
};
