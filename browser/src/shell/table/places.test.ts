import { expect, test } from 'vitest';

import { isClose, placesOf } from './places';

test('the higher return comes first, and equals share a place', () => {
  const outcome = {
    scores: [12, 3, 12, 7],
    returns: [-12, -3, -12, -7],
    winners: [1],
    reason: 'fewest-points',
    rule: 'CG-240',
  };
  expect(placesOf(outcome).map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [1, 1, 3],
    [3, 2, 7],
    [0, 3, 12],
    [2, 3, 12],
  ]);
});

test('it was close by one, or by a tenth of the highest score', () => {
  const ended = (scores: number[], winners: number[]) => ({ scores, winners, returns: [], reason: '', rule: '' });
  expect(isClose(ended([40, 36], [1]), 0)).toBe(true);
  expect(isClose(ended([40, 35], [1]), 0)).toBe(false);
  expect(isClose(ended([2, 3, 0], [1]), 0)).toBe(true);
  expect(isClose(ended([2, 3, 0], [1]), 2)).toBe(false);
});
