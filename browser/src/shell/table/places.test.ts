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

test('who does not win is placed by what was counted, and winners share the first place', () => {
  const outcome = { reason: 'safe-haven', rule: 'BG-501', winners: [0], scores: [3, 0, 0, 2], returns: [1, 0, 0, 0] };
  expect(placesOf(outcome).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [3, 2],
    [1, 3],
    [2, 3],
  ]);
  const together = { ...outcome, winners: [0, 1], returns: [1, 1, 0, 0] };
  expect(placesOf(together).map(({ place }) => place)).toEqual([1, 1, 3, 4]);
});

test('it was close by one, or by a tenth of the highest score', () => {
  const ended = (scores: number[], winners: number[]) => ({ scores, winners, returns: [], reason: '', rule: '' });
  expect(isClose(ended([40, 36], [1]), 0)).toBe(true);
  expect(isClose(ended([40, 35], [1]), 0)).toBe(false);
  expect(isClose(ended([2, 3, 0], [1]), 0)).toBe(true);
  expect(isClose(ended([2, 3, 0], [1]), 2)).toBe(false);
});
