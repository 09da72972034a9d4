import { expect, test } from 'vitest';

import { momentOf } from '../../shell/manner';
import type { GameEvent } from '../../shell/scene';
import { manner } from './manner';

const named = (event: Omit<GameEvent, 'rule'>): string | null =>
  momentOf(manner, { rule: '', ...event } as GameEvent, [])?.name ?? null;

test('a fight of the Board Game is told apart from dice for Actions', () => {
  expect(named({ type: 'rolled-dice', kind: 'token' })).toBe('fight');
  expect(named({ type: 'rolled-dice', kind: 'actions' })).toBe('dice');
  expect(named({ type: 'stepped' })).toBe(null);
});
