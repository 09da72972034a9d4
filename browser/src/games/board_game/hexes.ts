// A map that is being made, on its grid: which hexes there are room for, and what each tool does to the tables.

import type { Arrow, Space } from './types';

export type Tables = Record<string, unknown>;
export const TOOLS = ['choose', 'take-away', 'wall', 'arrow'] as const;
export type Tool = (typeof TOOLS)[number];
export interface Hex {
  q: number;
  r: number;
}

// What is written, as far as it can be drawn: a space with an id, on whole numbers.
export function spacesOf(tables: Tables): Space[] {
  const rows: unknown[] = Array.isArray(tables['space']) ? (tables['space'] as unknown[]) : [];
  return rows.filter((row): row is Space => {
    const { id, q = 0, r = 0 } = (row ?? {}) as Partial<Space>;
    return (
      typeof id === 'string' && Number.isInteger(q) && Number.isInteger(r) && Math.abs(q) < 100 && Math.abs(r) < 100
    );
  });
}

export function arrowsOf(tables: Tables): Arrow[] {
  const known = new Set(spacesOf(tables).map(({ id }) => id));
  const rows: unknown[] = Array.isArray(tables['arrow']) ? (tables['arrow'] as unknown[]) : [];
  return rows.filter((row): row is Arrow => {
    const { inside, outside } = (row ?? {}) as Partial<Arrow>;
    return known.has(inside ?? '') && known.has(outside ?? '');
  });
}

export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;
export const hexOf = ({ q = 0, r = 0 }: Partial<Hex>): Hex => ({ q, r });
export const regionOf = (space: Space): string => space.region ?? 'outside';

// Every hex of the map, and room for one more on each side.
export function gridOf(spaces: readonly Space[]): Hex[] {
  const hexes = spaces.length ? spaces.map(hexOf) : [{ q: 0, r: 0 }];
  const across = hexes.map(({ q, r }) => q + r / 2);
  const [left, right] = [Math.min(...across) - 1, Math.max(...across) + 1];
  const [top, bottom] = [Math.min(...hexes.map(({ r }) => r)) - 1, Math.max(...hexes.map(({ r }) => r)) + 1];
  const found: Hex[] = [];
  for (let r = top; r <= bottom; r++) {
    for (let q = Math.ceil(left - r / 2); q + r / 2 <= right; q++) found.push({ q, r });
  }
  return found;
}

// Where an arrow key leads; up and down go to the left one and the right one in turns.
export function beside({ q, r }: Hex, key: string): Hex | null {
  const odd = Math.abs(r % 2);
  if (key === 'ArrowLeft') return { q: q - 1, r };
  if (key === 'ArrowRight') return { q: q + 1, r };
  if (key === 'ArrowUp') return { q: q + (odd ? 1 : 0), r: r - 1 };
  return key === 'ArrowDown' ? { q: q - (odd ? 0 : 1), r: r + 1 } : null;
}

export function freshSpace(spaces: readonly Space[]): string {
  const taken = new Set(spaces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`n${number}`)) number += 1;
  return `n${number}`;
}

const rowsOf = <Row>(tables: Tables, table: string): Row[] =>
  Array.isArray(tables[table]) ? (tables[table] as Row[]) : [];

// A new space lies in the region of what is nearest to it.
export function withSpace(tables: Tables, hex: Hex): Tables {
  const spaces = spacesOf(tables);
  const far = (one: Space): number => {
    const [q, r] = [(one.q ?? 0) - hex.q, (one.r ?? 0) - hex.r];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  };
  const nearest = [...spaces].sort((one, other) => far(one) - far(other))[0];
  const region = nearest && regionOf(nearest) !== 'outside' ? { region: regionOf(nearest) } : {};
  return { ...tables, space: [...rowsOf(tables, 'space'), { id: freshSpace(spaces), ...hex, ...region }] };
}

// Without a space, and without the arrows that lead there.
export function withoutSpace(tables: Tables, id: string): Tables {
  return {
    ...tables,
    space: rowsOf<Space>(tables, 'space').filter((row) => row?.id !== id),
    arrow: rowsOf<Arrow>(tables, 'arrow').filter((row) => row?.inside !== id && row?.outside !== id),
  };
}

// The wall runs between what is inside and what is outside: a space changes sides.
export function withOtherSide(tables: Tables, id: string): Tables {
  const other = (row: Space): Space =>
    row?.id === id ? { ...row, region: regionOf(row) === 'outside' ? 'atlanta' : 'outside' } : row;
  return { ...tables, space: rowsOf<Space>(tables, 'space').map(other) };
}

// An arrow between two spaces, or none where there was one; null where both lie on one side of the wall.
export function withArrow(tables: Tables, one: Space, other: Space): Tables | null {
  if (regionOf(one) === regionOf(other)) return null;
  const [inside, outside] = regionOf(one) === 'outside' ? [other.id, one.id] : [one.id, other.id];
  const rows = rowsOf<Arrow>(tables, 'arrow');
  const rest = rows.filter((row) => row?.inside !== inside || row?.outside !== outside);
  return { ...tables, arrow: rest.length < rows.length ? rest : [...rows, { inside, outside }] };
}
