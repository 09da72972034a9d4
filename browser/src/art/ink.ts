// The printer's shelf: a few inks, and ways to turn points into paths. Drawings are lists of marks; a component only
// has to set them down.

import type { Seeded } from './seeded';

export type Point = readonly [number, number];

export interface Mark {
  d: string;
  fill?: string; // absent: not filled
  line?: string; // absent: no outline
  width?: number;
}

export const INK = '#1e1a17';
export const PAPER = '#f1e6cd';
export const BONE = '#e6dab9';
export const BLOOD = '#8c2b1a';
export const RUST = '#b4502a';
export const BRASS = '#c7973f';
export const NIGHT = '#24323a';

const at = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${at(x)} ${at(y)}`;

// A curve through the points (Catmull-Rom); the hand that draws it never makes a corner.
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length;
  const get = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${pair(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${pair(first)} ${pair(second)} ${pair(c)}`;
  }
  return closed ? `${d}Z` : d;
}

export function sharp(points: readonly Point[], closed = true): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [r, s] = [at(rx), at(ry)];
  return `M${at(x - rx)} ${at(y)}a${r} ${s} 0 1 0 ${at(2 * rx)} 0a${r} ${s} 0 1 0 ${at(-2 * rx)} 0Z`;
}

// A round shape with an uneven edge.
export function blot(rng: Seeded, x: number, y: number, rx: number, ry: number, uneven = 0.18, points = 8): string {
  const edge: Point[] = [];
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * 2 * Math.PI;
    const far = 1 + uneven * (2 * rng.next() - 1);
    edge.push([x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far]);
  }
  return curve(edge);
}

// A ragged line from one point to another: torn cloth, torn hair, torn skin.
export function ragged(rng: Seeded, from: Point, to: Point, teeth: number, depth: number): Point[] {
  const points: Point[] = [from];
  for (let i = 1; i < teeth * 2; i++) {
    const part = i / (teeth * 2);
    const drop = i % 2 ? depth * rng.between(0.5, 1.2) : -depth * rng.between(0, 0.25);
    points.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part + drop]);
  }
  points.push(to);
  return points;
}

export const filled = (d: string, fill: string): Mark => ({ d, fill });
export const drawn = (d: string, fill: string, width = 2, line = INK): Mark => ({ d, fill, line, width });
export const stroke = (d: string, width = 1.8, line = INK): Mark => ({ d, line, width });

// A limb is a thick line with a thicker one behind it.
export function limb(d: string, width: number, fill: string): Mark[] {
  return [stroke(d, width + 3.4, INK), stroke(d, width, fill)];
}
