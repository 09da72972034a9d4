import { expect, test } from 'vitest';

import { nextAfter } from './next';

const tables = (...ids: string[]) => ids.map((id) => ({ table: { id } }));

test('the next table follows this one, round and round', () => {
  expect(nextAfter('a', tables('a', 'b', 'c'))).toBe('b');
  expect(nextAfter('c', tables('a', 'b', 'c'))).toBe('a');
  expect(nextAfter('gone', tables('a', 'b'))).toBe('a');
  expect(nextAfter('a', tables('a'))).toBe(null);
  expect(nextAfter('a', [])).toBe(null);
});
