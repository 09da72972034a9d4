import { expect, test } from 'vitest';

import { minutesOf, timeOf } from './minutes';

test.each([
  [0, '00:00'],
  [8 * 60, '08:00'],
  [22 * 60 + 5, '22:05'],
  [24 * 60 - 1, '23:59'],
])('%d minutes after midnight it is %s', (minutes, time) => {
  expect(timeOf(minutes)).toBe(time);
  expect(minutesOf(time)).toBe(minutes);
});
