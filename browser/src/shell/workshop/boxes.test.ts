import { expect, test } from 'vitest';

import type { Outline, Slot } from '../api';
import { blank, blankOf, freshId, recordOf, valueAt, wayOf, withValue } from './boxes';

const EFFECT: Slot = { form: 'one-of', tag: 'op', which: { each: 'Each', gain: 'Gain' } };
const AMOUNT: Slot = {
  form: 'either',
  ways: [
    { form: 'number', least: 1 },
    { form: 'words', words: ['d3', 'd6'] },
  ],
};
const OUTLINE: Outline = {
  root: 'File',
  records: {
    File: [
      { name: 'card', slot: { form: 'list', of: { form: 'record', record: 'Card' } }, required: true, default: null },
    ],
    Card: [
      { name: 'id', slot: { form: 'text' }, required: true, default: null },
      { name: 'effects', slot: { form: 'list', of: EFFECT }, required: true, default: null },
    ],
    Each: [{ name: 'do', slot: { form: 'list', of: EFFECT }, required: true, default: null }],
    Gain: [
      { name: 'what', slot: { form: 'words', words: ['food', 'ally'] }, required: true, default: null },
      { name: 'n', slot: AMOUNT, required: true, default: null },
      { name: 'may', slot: { form: 'yes-no' }, required: false, default: false },
    ],
  },
};

test('a value is changed at its place, and everything else stays the same object', () => {
  const tables = { card: [{ id: 'a', effects: [{ op: 'gain' }] }, { id: 'b' }], other: {} };
  const changed = withValue(tables, ['card', 0, 'effects', 0, 'n'], 2);
  expect(valueAt(changed, ['card', 0, 'effects', 0, 'n'])).toBe(2);
  expect(changed.other).toBe(tables.other);
  expect(changed.card[1]).toBe(tables.card[1]);
  expect(tables.card[0]?.effects).toEqual([{ op: 'gain' }]);
  expect(withValue(tables, ['card', 0], undefined).card).toEqual([{ id: 'b' }]);
  expect('id' in (withValue(tables, ['card', 1, 'id'], undefined).card[1] ?? {})).toBe(false);
  expect(valueAt(tables, ['card', 7, 'x', 'y'])).toBeUndefined();
});

test('something to begin with has what it must have, and nothing else', () => {
  expect(blank(OUTLINE, { form: 'record', record: 'Card' })).toEqual({ id: '', effects: [] });
  expect(blank(OUTLINE, EFFECT)).toEqual({ op: 'gain', what: 'food', n: 1 });
  expect(blank(OUTLINE, { form: 'number', least: -4, most: 0 })).toBe(0);
  expect(blank(OUTLINE, { form: 'list', least: 2, of: { form: 'text' } })).toEqual(['', '']);
  expect(blankOf(OUTLINE, EFFECT, 'gain', { op: 'each', do: [], n: 5 })).toEqual({ op: 'gain', what: 'food', n: 5 });
});

test('which of several it is', () => {
  expect(recordOf(EFFECT, { op: 'each' })).toBe('Each');
  expect(recordOf(EFFECT, { op: 'sing' })).toBe('');
  expect([wayOf(AMOUNT, 3), wayOf(AMOUNT, 'd6'), wayOf(AMOUNT, null)]).toEqual([0, 1, 0]);
});

test('a copy has a name of its own', () => {
  expect(freshId([{ id: 'fire' }], 'fire')).toBe('fire_2');
  expect(freshId([{ id: 'fire' }, { id: 'fire_2' }], 'fire_2')).toBe('fire_3');
});
