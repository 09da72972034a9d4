import { expect, test } from 'vitest';

import { momentOf } from '../../shell/manner';
import type { GameEvent } from '../../shell/scene';
import { manner } from './manner';

const named = (event: Omit<GameEvent, 'rule'>): string | null =>
  momentOf(manner, { rule: '', ...event } as GameEvent, [])?.name ?? null;

test('a marker that a tie turns belongs to the tie', () => {
  expect(named({ type: 'marker-turned', side: 'LOW', seat: 0 })).toBe('battle-turns');
  expect(named({ type: 'marker-turned', side: 'LOW', seat: null })).toBe(null);
  expect(named({ type: 'end-shown', seat: 0, missing: 1 })).toBe(null);
});
