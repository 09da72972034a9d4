// The ground of a map, drawn from where each space lies: woods, fields, hills and marsh, and the blocks of a city. All marks
// of one kind are one path, so that a large map stays light.

import { curve, type Point } from '../../../art/ink';
import { seeded, type Seeded } from '../../../art/seeded';

export interface Ground {
  x: number;
  y: number;
  seed: number;
  city: boolean;
  busy: boolean; // something stands here: leave the middle free
}

export type Kind = 'woods' | 'fields' | 'hills' | 'marsh' | 'blocks';

export interface Terrain {
  kinds: Map<Ground, Kind>;
  strokes: string; // lines of the pen
  fills: string; // crowns, roofs
  shades: string; // the side that the light does not reach
}

const SIZE = 50;

export function drawTerrain(grounds: readonly Ground[]): Terrain {
  const kinds = new Map<Ground, Kind>();
  const paths = { strokes: [] as string[], fills: [] as string[], shades: [] as string[] };
  for (const ground of grounds) {
    const kind = kindOf(ground);
    kinds.set(ground, kind);
    DRAWN[kind](ground, seeded(ground.seed, 3), paths);
  }
  return { kinds, strokes: paths.strokes.join(''), fills: paths.fills.join(''), shades: paths.shades.join('') };
}

// Slow waves over the country, so that woods lie beside woods.
function kindOf({ x, y, city, seed }: Ground): Kind {
  if (city) return 'blocks';
  const wave = Math.sin(x / 130 + 1.3) + Math.sin(y / 95 - x / 240) + seeded(seed, 9).around(0, 0.45);
  if (wave > 0.75) return 'woods';
  if (wave > 0.05) return 'fields';
  return wave > -1.05 ? 'hills' : 'marsh';
}

type Paths = Record<'strokes' | 'fills' | 'shades', string[]>;
type Draw = (ground: Ground, rng: Seeded, paths: Paths) => void;

const at = (value: number): string => value.toFixed(1);

// Places on a hex: all over it, or round its rim where its middle is wanted for something else.
function* scattered({ x, y, busy }: Ground, rng: Seeded, count: number): Generator<Point> {
  for (let i = 0; i < count; i++) {
    const turn = ((i + rng.next() * 0.6) / count) * 2 * Math.PI;
    const far = SIZE * (busy ? rng.between(0.66, 0.76) : rng.between(0.18, 0.74));
    yield [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.92];
  }
}

function tree([x, y]: Point, rng: Seeded, paths: Paths): void {
  const [r, high] = [rng.between(4.6, 6.6), rng.between(9, 13)];
  paths.strokes.push(`M${at(x)} ${at(y)}v${at(-high * 0.4)}`);
  const pine = rng.odds(0.55);
  const crown: Point[] = pine
    ? [[x - r, y - 3], [x, y - high - 4], [x + r, y - 3]]
    : [[x - r, y - high * 0.5], [x - r * 0.6, y - high], [x, y - high - 2], [x + r * 0.7, y - high], [x + r, y - high * 0.5], [x, y - 3]];
  paths.fills.push(pine ? `M${crown.map(([a, b]) => `${at(a)} ${at(b)}`).join('L')}Z` : curve(crown));
  paths.shades.push(pine
    ? `M${at(x)} ${at(y - high - 4)}L${at(x + r)} ${at(y - 3)}L${at(x)} ${at(y - 3)}Z`
    : curve([[x + r * 0.1, y - high], [x + r * 0.7, y - high], [x + r, y - high * 0.5], [x, y - 3]]));
}

const DRAWN: Record<Kind, Draw> = {
  woods(ground, rng, paths) {
    const trees = [...scattered(ground, rng, ground.busy ? 5 : 9)].sort((one, two) => one[1] - two[1]);
    for (const one of trees) tree([one[0], one[1] + 5], rng, paths);
  },
  fields(ground, rng, paths) {
    const { x, y } = ground;
    const lean = rng.between(-0.5, 0.5);
    for (let i = -4; i <= 4; i++) {
      const across = i * 8.5;
      const half = Math.sqrt(Math.max(0, (SIZE * 0.72) ** 2 - across ** 2)) * rng.between(0.5, 0.9);
      if (ground.busy && Math.abs(across) < 24) continue;
      const [from, to]: Point[] = [[x - half, y + across - lean * half], [x + half * 0.9, y + across + lean * half]];
      paths.strokes.push(curve([from!, [x, y + across + rng.around(0, 2)], to!], false));
    }
    if (!ground.busy && rng.odds(0.35)) tree([x + rng.around(0, 26), y + rng.around(4, 20)], rng, paths);
  },
  hills(ground, rng, paths) {
    for (const [x, y] of scattered(ground, rng, ground.busy ? 3 : 5)) {
      const [wide, high] = [rng.between(8, 14), rng.between(5, 9)];
      paths.strokes.push(curve([[x - wide, y + 4], [x - wide * 0.3, y - high + 2], [x + wide * 0.2, y - high + 1], [x + wide, y + 4]], false));
      paths.strokes.push(`M${at(x + wide * 0.35)} ${at(y - high * 0.3)}l${at(wide * 0.25)} ${at(high * 0.5)}`);
      paths.strokes.push(`M${at(x + wide * 0.1)} ${at(y - high * 0.45)}l${at(wide * 0.2)} ${at(high * 0.6)}`);
    }
  },
  marsh(ground, rng, paths) {
    for (const [x, y] of scattered(ground, rng, ground.busy ? 4 : 7)) {
      paths.strokes.push(`M${at(x - 6)} ${at(y)}h${at(rng.between(9, 14))}`);
      for (const lean of [-2.4, 0, 2.4]) paths.strokes.push(`M${at(x)} ${at(y)}l${at(lean)} ${at(-rng.between(4, 7))}`);
    }
  },
  blocks(ground, rng, paths) {
    const { x, y, busy } = ground;
    const line: Point[] = busy
      ? [[-30, -14], [30, -14], [-27, 28], [27, 28], [0, -32]]
      : [[-24, -16], [0, -24], [24, -14], [-28, 12], [-4, 6], [20, 14], [-14, 30], [12, 33]];
    for (const [dx, dy] of line) {
      const [wide, high] = [rng.between(8, 13), rng.between(10, busy ? 15 : 22)];
      const [left, foot] = [x + dx - wide / 2, y + dy + 5];
      const ruined = rng.odds(0.3);
      const roof = ruined ? `l${at(wide * 0.3)} ${at(4)}l${at(wide * 0.3)} ${at(-6)}l${at(wide * 0.4)} ${at(3)}` : `h${at(wide)}`;
      paths.fills.push(`M${at(left)} ${at(foot)}v${at(-high)}${roof}V${at(foot)}Z`);
      paths.shades.push(`M${at(left + wide * 0.62)} ${at(foot)}v${at(-high + (ruined ? 5 : 0))}h${at(wide * 0.38)}V${at(foot)}Z`);
      for (let floor = 5; floor < high - 4; floor += 5)
        paths.strokes.push(`M${at(left + 2)} ${at(foot - floor)}h1.6m2 0h1.600`);
    }
  },
};
