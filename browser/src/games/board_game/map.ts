// The board as a drawing: where each space lies, what touches what, the wall round Atlanta, and the way in a direction.
// Pointy-top hexes of radius 1 × SIZE; a sketch has no places of its own and is laid out by its edges.

import type { Arrow, Lead, Space, View } from './types';

export const SIZE = 50; // from the middle of a hex to a corner
const WIDE = Math.sqrt(3) * SIZE;
// A hex from top to bottom: who and what stands there, then its name down to this line, then figures beneath it.
export const NAMES = 20;
export interface Spot {
  x: number;
  y: number;
}
export interface Place extends Spot {
  space: Space;
}

export interface BoardMap {
  places: Map<string, Place>;
  box: { x: number; y: number; width: number; height: number };
  wall: { d: string; corners: Spot[] };
  gates: { from: Spot; to: Spot; inside: string; outside: string }[];
  roads: string[][];
  sketch: boolean;
}

// Spaces by the space that they go with: those it touches, or those on the way there.
export const leadsOf = (leads: Lead[]): Map<string, string[]> =>
  new Map(leads.map(({ space, spaces }) => [space, spaces]));

type Given = Pick<View, 'spaces' | 'arrows' | 'near' | 'sketch'>;
const made = new WeakMap<Space[], BoardMap>();

// The newest view comes with new lists; what is printed on the map never changes, so it is drawn once.
let last: { key: string; map: BoardMap } | null = null;
export function mapOf(view: Given): BoardMap {
  const known = made.get(view.spaces);
  if (known) return known;
  const key = JSON.stringify([view.spaces, view.arrows, view.near, view.sketch]);
  const map = last?.key === key ? last.map : drawMap(view);
  last = { key, map };
  made.set(view.spaces, map);
  return map;
}

function drawMap(view: Given): BoardMap {
  const places = view.sketch ? sketched(view) : onHexes(view.spaces);
  const spots = [...places.values()];
  const [left, right] = [
    Math.min(...spots.map(({ x }) => x)) - WIDE / 2,
    Math.max(...spots.map(({ x }) => x)) + WIDE / 2,
  ];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - SIZE, Math.max(...spots.map(({ y }) => y)) + SIZE];
  const edge = SIZE * 0.5;
  return {
    places,
    box: { x: left - edge, y: top - edge, width: right - left + 2 * edge, height: bottom - top + 2 * edge },
    wall: wallOf(view, places),
    gates: view.arrows.map((arrow) => gateOf(arrow, places)),
    roads: view.sketch ? trailsOf(view) : roadsOf(view),
    sketch: view.sketch,
  };
}

function onHexes(spaces: readonly Space[]): Map<string, Place> {
  return new Map(
    spaces.map((space) => {
      const [q, r] = [space.q ?? 0, space.r ?? 0];
      return [space.id, { space, x: WIDE * (q + r / 2), y: SIZE * 1.5 * r }];
    }),
  );
}

// A sketch: each space a column further from the first one than what it was reached from; what cannot be reached below.
function sketched(view: Given): Map<string, Place> {
  const places = new Map<string, Place>();
  const near = leadsOf(view.near);
  let line = 0;
  for (const first of view.spaces) {
    if (places.has(first.id)) continue;
    const columns: string[][] = [[first.id]];
    const seen = new Set([first.id]);
    for (let column = 0; columns[column]?.length; column++) {
      const next = columns[column]!.flatMap((one) => near.get(one) ?? []).filter(
        (one) => !seen.has(one) && seen.add(one),
      );
      if (next.length) columns.push(next);
    }
    const high = Math.max(...columns.map((column) => column.length));
    columns.forEach((column, x) =>
      column.forEach((id, i) => {
        const space = view.spaces.find((one) => one.id === id)!;
        const y = (line + (high - column.length) / 2 + i) * SIZE * 2.3;
        places.set(id, { space, x: x * WIDE * 1.45, y: y + (x % 2) * SIZE * 0.3 });
      }),
    );
    line += high;
  }
  return places;
}

export const regionOf = (space: Space): string => space.region ?? 'outside';

// --- hexes

export const corner = (i: number, size = SIZE): Spot => ({
  x: Math.cos((Math.PI / 180) * (60 * i - 30)) * size,
  y: Math.sin((Math.PI / 180) * (60 * i - 30)) * size,
});

export const HEX = hexPath(SIZE);
export function hexPath(size: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => `${corner(i, size).x.toFixed(1)} ${corner(i, size).y.toFixed(1)}`).join('L')}Z`;
}

// Side i lies between corner i and corner i + 1; the neighbour beyond it.
const BEYOND: readonly [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

function wallOf({ spaces, sketch }: Given, places: Map<string, Place>): BoardMap['wall'] {
  if (sketch) return { d: '', corners: [] };
  const at = new Map(spaces.map((space) => [`${space.q ?? 0},${space.r ?? 0}`, space]));
  const sides: { from: Spot; to: Spot }[] = [];
  for (const { space, x, y } of places.values()) {
    if (regionOf(space) !== 'atlanta') continue;
    BEYOND.forEach(([q, r], i) => {
      const other = at.get(`${(space.q ?? 0) + q},${(space.r ?? 0) + r}`);
      if (other && regionOf(other) === 'atlanta') return;
      const [a, b] = [corner(i), corner(i + 1)];
      sides.push({ from: { x: x + a.x, y: y + a.y }, to: { x: x + b.x, y: y + b.y } });
    });
  }
  const key = ({ x, y }: Spot): string => `${Math.round(x)},${Math.round(y)}`;
  const next = new Map(sides.map((side) => [key(side.from), side]));
  const lines: string[] = [];
  const corners = sides.map(({ from }) => from);
  for (let side = sides[0]; side; side = next.values().next().value) {
    let d = `M${side.from.x.toFixed(1)} ${side.from.y.toFixed(1)}`;
    for (let one: typeof side | undefined = side; one; one = next.get(key(one.to))) {
      next.delete(key(one.from));
      d += `L${one.to.x.toFixed(1)} ${one.to.y.toFixed(1)}`;
    }
    lines.push(`${d}Z`);
  }
  return { d: lines.join(''), corners };
}

function gateOf({ inside, outside }: Arrow, places: Map<string, Place>): BoardMap['gates'][number] {
  const [one, two] = [places.get(inside)!, places.get(outside)!];
  const along = (part: number): Spot => ({ x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part });
  return { from: along(0.3), to: along(0.7), inside, outside };
}

// --- roads: only for the eye. Towns are joined to the nearest ones, until all hang together.

// On a sketch, from each space to those that it touches.
function trailsOf({ near }: Given): string[][] {
  return near.flatMap(({ space, spaces }) => spaces.filter((one) => space < one).map((one) => [space, one]));
}

function roadsOf({ spaces, near }: Given): string[][] {
  const towns = spaces.filter(({ name, type }) => name || (type && type !== 'plain')).map(({ id }) => id);
  const ways = towns.flatMap((town) => waysFrom(town, new Set(towns), leadsOf(near)));
  ways.sort((one, two) => one.length - two.length || (one.join() < two.join() ? -1 : 1));
  const leader = new Map(towns.map((town) => [town, town]));
  const find = (town: string): string => (leader.get(town) === town ? town : find(leader.get(town)!));
  const roads: string[][] = [];
  for (const way of ways) {
    const [one, two] = [find(way[0]!), find(way.at(-1)!)];
    if (one === two) continue;
    leader.set(one, two);
    roads.push(way);
  }
  return roads;
}

function waysFrom(town: string, towns: Set<string>, near: Map<string, string[]>): string[][] {
  const by = new Map<string, string | null>([[town, null]]);
  const waiting = [town];
  const ways: string[][] = [];
  for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
    if (here !== town && towns.has(here)) {
      const way = [here];
      for (let back = by.get(here); back; back = by.get(back)) way.unshift(back);
      if (town < here) ways.push(way);
      continue;
    }
    for (const there of near.get(here) ?? []) {
      if (by.has(there)) continue;
      by.set(there, here);
      waiting.push(there);
    }
  }
  return ways;
}

// --- directions

const TURNS: Record<string, number> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
  d: 0,
  x: 60,
  z: 120,
  a: 180,
  w: 240,
  e: 300,
};

export const isDirection = (key: string): boolean => key in TURNS;

// The space that one comes to in this direction: the nearest, and of those the straightest.
export function inDirection(map: BoardMap, here: string, key: string): string | null {
  const from = map.places.get(here);
  const turn = TURNS[key];
  if (!from || turn === undefined) return null;
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const even = (from.space.r ?? 0) % 2 === 0; // straight up and down is a zigzag: left and right by turns
  let best: string | null = null;
  let least = Infinity;
  for (const [id, { x, y }] of map.places) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy - (y - from.y) * dx);
    if (ahead <= 1 || aside > ahead * 1.1) continue;
    const far = ahead + aside * 1.6 + (x < from.x === even && turn % 180 === 90 ? 1 : 0);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

// Where a space lies, seen from another: e, se, sw, w, nw, ne; nothing if it does not touch.
export function directionOf(map: BoardMap, here: string, there: string): string {
  const [from, to] = [map.places.get(here), map.places.get(there)];
  if (!from || !to || from === to) return '';
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return ['e', 'se', 'sw', 'w', 'nw', 'ne'][Math.round(((turn + 360) % 360) / 60) % 6]!;
}
