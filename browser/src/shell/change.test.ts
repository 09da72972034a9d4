import { describe, expect, test } from 'vitest';

import { applyChange, type Change } from './change';
import examples from './change.examples.json';

describe('a change says here what it says in Python', () => {
  test.each(examples.map((one, at) => [at, one] as const))('example %i', (_, { before, change, after }) => {
    expect(applyChange(before, change as Change | null)).toEqual(after);
  });
});

test('what did not change is the same object still, and nothing is changed in place', () => {
  const before = { hand: [1, 2], seats: [{ name: 'Ann' }, { name: 'Bob' }] };
  const after = applyChange(before, { seats: { '1': { name: ['Cas'] } } }) as typeof before;
  expect(after.hand).toBe(before.hand);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(before.seats[1]).toEqual({ name: 'Bob' });
});
