import { expect, test } from 'vitest';

import { Typed } from './focus';

test('digits typed one after the other make a number', () => {
  const typed = new Typed();
  expect(typed.add('5', 1000)).toBe('5');
  expect(typed.add('7', 1500)).toBe('57');
});

test('a pause ends a number', () => {
  const typed = new Typed();
  typed.add('5', 1000);
  expect(typed.add('7', 2300)).toBe('7');
});

test('only the last three digits count', () => {
  const typed = new Typed();
  expect([...'1045'].map((digit, at) => typed.add(digit, at)).at(-1)).toBe('045');
});
