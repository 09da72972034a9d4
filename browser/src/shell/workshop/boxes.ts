// A box as data, and changes to it by path that leave everything else as it is. The server generates the schema from
// the game's own structs; nothing here knows a game.

import type { Outline, Slot, SlotField } from '../api';

export type Value = unknown;
export type Tables = Record<string, Value>;
export type Step = string | number;
export type Path = readonly Step[];

export const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const rowsOf = (tables: Tables, table: string): Value[] => {
  const rows = tables[table];
  return Array.isArray(rows) ? rows : [];
};

export const keyOf = (path: Path): string => JSON.stringify(path);

export function valueAt(value: Value, path: Path): Value {
  let here = value;
  for (const step of path) {
    if (Array.isArray(here)) here = here[Number(step)];
    else here = isRecord(here) ? here[step] : undefined;
  }
  return here;
}

// A copy with another value at this path; `undefined` removes it.
export function withValue<T>(value: T, path: Path, wanted: Value): T {
  const [first, ...rest] = path;
  if (first === undefined) return wanted as T;
  if (Array.isArray(value)) {
    const copy: Value[] = [...(value as Value[])];
    const inner = rest.length ? withValue(copy[Number(first)], rest, wanted) : wanted;
    if (inner === undefined) copy.splice(Number(first), 1);
    else copy[Number(first)] = inner;
    return copy as T;
  }
  const copy: Record<string, Value> = isRecord(value) ? { ...value } : {};
  const inner = rest.length ? withValue(copy[first], rest, wanted) : wanted;
  if (inner === undefined) delete copy[first];
  else copy[first] = inner;
  return copy as T;
}

export const fieldsOf = (outline: Outline, record: string): SlotField[] => outline.records[record] ?? [];

// The record type of a value; the first if its tag is missing.
export function recordOf(slot: Slot, value: Value): string {
  if (slot.form === 'record') return slot.record ?? '';
  const which = slot.which ?? {};
  const tag = isRecord(value) ? String(value[slot.tag ?? '']) : '';
  return which[tag] ?? '';
}

// The smallest valid value of a slot.
export function blank(outline: Outline, slot: Slot, deep = 0): Value {
  switch (slot.form) {
    case 'words':
      return slot.words?.[0] ?? '';
    case 'text':
      return '';
    case 'number':
      return Math.max(slot.least ?? 1, Math.min(1, slot.most ?? 1));
    case 'yes-no':
      return true;
    case 'list':
      return Array.from({ length: slot.least ?? 0 }, () => (slot.of ? blank(outline, slot.of, deep + 1) : ''));
    case 'named':
      return {};
    case 'either':
      return slot.ways?.[0] ? blank(outline, slot.ways[0], deep) : '';
    case 'record':
      return blankRecord(outline, slot.record ?? '', deep);
    case 'one-of': {
      const [tag = ''] = Object.keys(slot.which ?? {}).filter((one) => !holdsItself(outline, slot, one));
      return blankOf(outline, slot, tag, undefined, deep);
    }
  }
}

// A record of another type; shared fields are kept.
export function blankOf(outline: Outline, slot: Slot, tag: string, before?: Value, deep = 0): Value {
  const record = slot.which?.[tag] ?? '';
  const fresh = blankRecord(outline, record, deep);
  const names = new Set(fieldsOf(outline, record).map(({ name }) => name));
  const kept = isRecord(before) ? Object.entries(before).filter(([name]) => names.has(name)) : [];
  return { [slot.tag ?? 'op']: tag, ...fresh, ...Object.fromEntries(kept) };
}

function blankRecord(outline: Outline, record: string, deep: number): Record<string, Value> {
  if (deep > 6) return {};
  const needed = fieldsOf(outline, record).filter(({ required }) => required);
  return Object.fromEntries(needed.map(({ name, slot }) => [name, blank(outline, slot, deep + 1)]));
}

function holdsItself(outline: Outline, slot: Slot, tag: string): boolean {
  return fieldsOf(outline, slot.which?.[tag] ?? '').some(({ slot: inner }) => inner.form === 'list');
}

// Index of the `either` form that a value has.
export function wayOf(slot: Slot, value: Value): number {
  const fits = (way: Slot): boolean => {
    if (way.form === 'number') return typeof value === 'number';
    if (way.form === 'words' || way.form === 'text') return typeof value === 'string';
    if (way.form === 'yes-no') return typeof value === 'boolean';
    return way.form === 'list' ? Array.isArray(value) : isRecord(value);
  };
  return Math.max(
    0,
    (slot.ways ?? []).findIndex((way) => fits(way)),
  );
}

// A new unique id, derived from another one.
export function freshId(rows: readonly Value[], from: string): string {
  const taken = new Set(rows.map((row) => (isRecord(row) ? row['id'] : undefined)));
  const stem = from.replace(/_\d+$/, '') || 'new';
  let number = 2;
  while (taken.has(`${stem}_${number}`)) number += 1;
  return taken.has(stem) || from ? `${stem}_${number}` : stem;
}
