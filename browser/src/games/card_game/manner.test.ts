import { expect, test } from 'vitest';

import { momentOf } from '../../shell/manner';
import type { GameEvent, Told } from '../../shell/scene';
import { manner } from './manner';

const named = (event: Omit<GameEvent, 'rule'>, told: GameEvent[] = []): string | null => {
  const before = told.map((one, i): Told => ({ number: i + 1, event: one }));
  return momentOf(manner, { rule: '', ...event } as GameEvent, before)?.name ?? null;
};
const taken = { type: 'row-taken', seat: 1, card: 60, row: 0, cards: [1, 2, 3, 4, 5], points: 7 };
const turned = (hero: boolean): GameEvent => ({
  type: 'turned-up',
  rule: '',
  round: 1,
  laid: { 1: { type: 'lay', notation: '60', cards: [60], hero } },
});

test('a row that falls is a great moment, a small one that somebody picks up is none', () => {
  expect(named(taken, [turned(false)])).toBe('row-falls');
  expect(named(taken, [turned(false), turned(true)])).toBe('hero-kills');
  expect(named({ ...taken, cards: [3] })).toBe(null);
});
