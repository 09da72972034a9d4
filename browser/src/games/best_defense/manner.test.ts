import { expect, test } from 'vitest';

import { momentOf } from '../../shell/manner';
import type { GameEvent } from '../../shell/scene';
import { manner } from './manner';

const named = (event: Omit<GameEvent, 'rule'>): string | null =>
  momentOf(manner, { rule: '', ...event } as GameEvent, [])?.name ?? null;

test('the last walker of a place is told apart from the others, and a fight without a kill is quick', () => {
  expect(named({ type: 'fought', kills: 2, now: 0 })).toBe('last-walker');
  expect(named({ type: 'fought', kills: 2, now: 1 })).toBe('kills');
  expect(named({ type: 'fought', kills: 0, now: 0 })).toBe(null);
});
