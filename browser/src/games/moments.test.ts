import { expect, test } from 'vitest';

import { lengthOf, momentOf } from '../shell/manner';
import type { GameEvent, Told } from '../shell/scene';
import { mannerOf } from './manners';

const named = (slug: string, event: Omit<GameEvent, 'rule'>, told: GameEvent[] = []): string | null => {
  const before = told.map((one, i): Told => ({ number: i + 1, event: one }));
  return momentOf(mannerOf(slug), { rule: '', ...event } as GameEvent, before)?.name ?? null;
};
const taken = { type: 'row-taken', seat: 1, card: 60, row: 0, cards: [1, 2, 3, 4, 5], points: 7 };
const turned = (hero: boolean): GameEvent => ({
  type: 'turned-up',
  rule: '',
  round: 1,
  laid: { 1: { type: 'lay', notation: '60', cards: [60], hero } },
});

test('a row that falls is a great moment, a small one that somebody picks up is none', () => {
  expect(named('card_game', taken, [turned(false)])).toBe('row-falls');
  expect(named('card_game', taken, [turned(false), turned(true)])).toBe('hero-kills');
  expect(named('card_game', { ...taken, cards: [3] })).toBe(null);
});

test('a marker that a tie turns belongs to the tie', () => {
  expect(named('tacdex', { type: 'marker-turned', side: 'LOW', seat: 0 })).toBe('battle-turns');
  expect(named('tacdex', { type: 'marker-turned', side: 'LOW', seat: null })).toBe(null);
  expect(named('tacdex', { type: 'end-shown', seat: 0, missing: 1 })).toBe(null);
});

test('the last walker of a place is told apart from the others, and a fight without a kill is quick', () => {
  expect(named('best_defense', { type: 'fought', kills: 2, now: 0 })).toBe('last-walker');
  expect(named('best_defense', { type: 'fought', kills: 2, now: 1 })).toBe('kills');
  expect(named('best_defense', { type: 'fought', kills: 0, now: 0 })).toBe(null);
});

test('a fight of the Board Game is told apart from dice for Actions', () => {
  expect(named('board_game', { type: 'rolled-dice', kind: 'token' })).toBe('fight');
  expect(named('board_game', { type: 'rolled-dice', kind: 'actions' })).toBe('dice');
  expect(named('board_game', { type: 'stepped' })).toBe(null);
});

test('at any speed a moment has time to come to rest', () => {
  const moment = { name: 'x', of: 'x', long: 1800, sound: 'dice' } as const;
  expect([150, 280, 560].map((pace) => lengthOf(moment, pace))).toEqual([1200, 1800, 3600]);
});
