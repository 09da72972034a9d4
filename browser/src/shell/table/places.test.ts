import { expect, test } from 'vitest';

import { placesOf } from './places';

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
