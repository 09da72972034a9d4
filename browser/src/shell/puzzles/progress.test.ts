import { expect, test } from 'vitest';

import { leftOf } from './progress';

test('first what was never tried, then what was missed, then all once more', () => {
  expect(leftOf(['a', 'b', 'c'], {})).toEqual(['a', 'b', 'c']);
  expect(leftOf(['a', 'b', 'c'], { a: false, b: true })).toEqual(['c']);
  expect(leftOf(['a', 'b'], { a: false, b: true })).toEqual(['a']);
  expect(leftOf(['a', 'b'], { a: true, b: true })).toEqual(['a', 'b']);
});
