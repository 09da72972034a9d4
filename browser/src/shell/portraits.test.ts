import { expect, test } from 'vitest';

import { PORTRAITS, portraitOf } from './portraits';

test('a portrait is the chosen one, or always the same one of a name', () => {
  expect(portraitOf({ name: 'Ann', portrait: 4 })).toBe(4);
  expect(portraitOf({ name: 'Ann', portrait: null })).toBe(portraitOf({ name: 'Ann', portrait: null }));
});

test('names are spread over all portraits', () => {
  const drawn = Array.from({ length: 400 }, (_, i) => portraitOf({ name: `Guest ${i}`, portrait: null }));
  expect(new Set(drawn).size).toBe(PORTRAITS);
  expect(Math.min(...drawn)).toBe(1);
  expect(Math.max(...drawn)).toBe(PORTRAITS);
});
