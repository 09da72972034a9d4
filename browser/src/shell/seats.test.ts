import { afterEach, expect, it, vi } from 'vitest';

import { forgetTable, myTables, rememberSeat, rememberTables, takeToken } from './seats';
import type { Seated } from './api';

afterEach(() => void vi.unstubAllGlobals());

it('takes the secret of a personal link out of the address', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { hash: '#seat=secret', pathname: '/t/abc', search: '?rookie' });
  vi.stubGlobal('history', { replaceState });
  expect(takeToken()).toBe('secret');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/t/abc?rookie');
});

it('leaves an address without one as it is', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { hash: '#BG-317', pathname: '/rules/goofspiel', search: '' });
  vi.stubGlobal('history', { replaceState });
  expect(takeToken()).toBe(null);
  expect(replaceState).not.toHaveBeenCalled();
});

it('remembers twelve tables, the latest first and each once, and no token', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal('localStorage', storage);
  const seated = (id: string) => ({ table: { id, game: 'goofspiel' }, token: 'secret' }) as unknown as Seated;
  for (let i = 1; i <= 13; i++) rememberSeat(seated(`t${i}`));
  rememberSeat(seated('t5'));
  expect(myTables().map(({ id }) => id)).toEqual(['t5', ...[13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((n) => `t${n}`)]);
  rememberTables([
    { id: 't13', game: 'goofspiel' },
    { id: 'u1', game: 'goofspiel' },
  ]);
  forgetTable('t5');
  expect(myTables()[0]).toEqual({ id: 'u1', game: 'goofspiel' });
  expect([...kept.values()].join()).not.toContain('secret');
});
