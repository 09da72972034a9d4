import { expect, test } from 'vitest';

import { lengthOf } from './manner';

test('at any speed a moment has time to come to rest', () => {
  const moment = { name: 'x', of: 'x', long: 1800, sound: 'dice' } as const;
  expect([150, 280, 560].map((pace) => lengthOf(moment, pace))).toEqual([1200, 1800, 3600]);
});
