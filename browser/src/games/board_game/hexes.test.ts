import { expect, test } from 'vitest';

import { arrowsOf, beside, gridOf, keyOf, spacesOf, withArrow, withOtherSide, withoutSpace, withSpace } from './hexes';

const TABLES = {
  title: 'Two',
  space: [
    { id: 'a', q: 0, r: 0 },
    { id: 'b', q: 1, r: 0, region: 'atlanta' },
  ],
  arrow: [{ inside: 'b', outside: 'a' }],
};

test('there is room for one more on each side, and keys go to every one of them', () => {
  const grid = gridOf(spacesOf(TABLES));
  expect(grid.length).toBe(10);
  const seen = new Set(['0,0']);
  const left = [{ q: 0, r: 0 }];
  const known = new Set(grid.map(keyOf));
  for (let here = left.pop(); here; here = left.pop()) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = beside(here, key);
      if (!next || !known.has(keyOf(next)) || seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      left.push(next);
    }
  }
  expect(seen).toEqual(known);
  expect(gridOf([]).length).toBeGreaterThan(1);
});

test('a new space has a name and the side of its neighbour; one that goes takes its arrows with it', () => {
  const more = withSpace(TABLES, { q: 2, r: 0 });
  expect(spacesOf(more)[2]).toEqual({ id: 'n1', q: 2, r: 0, region: 'atlanta' });
  expect(spacesOf(withSpace(more, { q: -1, r: 0 }))[3]).toEqual({ id: 'n2', q: -1, r: 0 });
  const less = withoutSpace(more, 'b');
  expect([spacesOf(less).length, arrowsOf(less).length]).toEqual([2, 0]);
  expect(TABLES.space.length).toBe(2); // what was is still there, to be undone to
});

test('the wall and the arrows across it', () => {
  const [a, b] = spacesOf(TABLES);
  expect(spacesOf(withOtherSide(TABLES, 'a'))[0]?.region).toBe('atlanta');
  const none = withArrow(TABLES, a!, b!);
  expect(none && arrowsOf(none)).toEqual([]);
  expect(none && withArrow(none, a!, b!)?.['arrow']).toEqual(TABLES.arrow);
  expect(withArrow(TABLES, a!, a!)).toBeNull();
});

test('what cannot be drawn is left out', () => {
  const odd = { space: [null, { id: 3 }, { id: 'x', q: 0.5 }, { id: 'y', q: 1e9 }, { id: 'z' }], arrow: [{}, null] };
  expect(spacesOf(odd).map(({ id }) => id)).toEqual(['z']);
  expect(arrowsOf(odd)).toEqual([]);
});
