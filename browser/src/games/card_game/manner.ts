import { ahead, highest, type Manner } from '../../shell/manner';
import type { GameEvent, RowTaken, View } from './types';

const isFull = (event: RowTaken): boolean => event.cards.length >= 5;

// The card that fells the row was laid together with a Hero.
function isHeros(event: RowTaken, told: readonly GameEvent[]): boolean {
  const turned = told.filter((one) => one.type === 'turned-up').at(-1);
  const lay = turned?.laid[event.seat];
  return !!lay?.hero && lay.cards.includes(event.card);
}

export const manner: Manner = {
  moments: [
    {
      name: 'hero-kills',
      of: 'row-taken',
      long: 2000,
      sound: 'save',
      when: (event, told) =>
        isHeros(
          event as unknown as RowTaken,
          told.map((one) => one.event as unknown as GameEvent),
        ),
    },
    {
      name: 'row-falls',
      of: 'row-taken',
      long: 1900,
      sound: 'fall',
      when: (event) => isFull(event as unknown as RowTaken),
    },
    { name: 'hand-decided', of: 'hand-scored', long: 2000, sound: 'end' },
  ],
  holds: { 'turned-up': 3, 'row-taken': 4, 'hand-scored': 2 },
  sounds: { 'turned-up': 'deal', placed: 'card', 'row-taken': 'take', 'hand-scored': 'end' },
  tells: ['turned-up', 'placed', 'row-taken', 'hand-scored'],
  emotes: ['ouch', 'lucky', 'my-row', 'run', 'well-played', 'one-more'],
  decisive: (told) => highest(told, 'row-taken', (event) => Number(event['points'])),
  peaks: (told, seat, view) => {
    const most = (mine: boolean) =>
      highest(
        told.filter(({ event }) => (event['seat'] === seat) === mine),
        'row-taken',
        (event) => Number(event['points']),
      );
    return (view as View).mode === 'hero' ? { best: most(true), worst: most(false) } : { worst: most(true) };
  },
  standing: (view) => {
    const { seats, mode, hands } = view as View;
    const counts = seats.map(({ points, total }) => (hands > 1 ? total : points));
    return ahead(counts, mode === 'hero' ? 'most' : 'least');
  },
  ownSeats: true,
};
