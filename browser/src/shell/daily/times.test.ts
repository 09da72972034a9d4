import { expect, test } from 'vitest';

import { clockTime, dayWords } from './times';

test('a day is written in the language of whoever reads it', () => {
  expect(dayWords('2026-11-16', 'en')).toContain('November 16');
  expect(dayWords('2026-11-16', 'nl')).toBe('maandag 16 november 2026');
});

test('a span of time is written as a clock shows it', () => {
  expect(clockTime(0)).toBe('0:00:00');
  expect(clockTime(3 * 3600 + 5 * 60 + 9)).toBe('3:05:09');
  expect(clockTime(86_399)).toBe('23:59:59');
});
