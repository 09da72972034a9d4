// The head, in its own space: the brow is at 0,0 and y grows towards the chin.

import { BLOOD, BONE, INK, blot, curve, drawn, filled, oval, ragged, sharp, stroke, type Mark,
  type Point } from '../ink';
import type { Person } from './person';

const EYEBALL = '#f3eed8';

export function skull(p: Person): string {
  const { rng, wide: w, tall: t, jaw: j, chin: c } = p;
  const off = (): number => rng.around(0, 0.9);
  if (p.mouth === 'jawless') {
    const cut = ragged(rng, [j + 2, 12], [-j - 2, 12], 4, 3.5);
    const crown: Point[] = [[-w, 1], [-w * 0.95, -t * 0.5], [-w * 0.5, -t * 0.93], [w * 0.5, -t * 0.93],
      [w * 0.95, -t * 0.5], [w, 1]];
    return `${curve(crown, false)}L${cut.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }
  return curve([
    [off(), -t],
    [w * 0.66 + off(), -t * 0.86],
    [w + off(), -t * 0.3],
    [w * 0.94 + off(), 4],
    [j + 1.5 + off(), c * 0.62],
    [j * 0.62 + off(), c * 0.96],
    [off(), c],
    [-j * 0.62 + off(), c * 0.96],
    [-j - 1.5 + off(), c * 0.62],
    [-w * 0.94 + off(), 4],
    [-w + off(), -t * 0.3],
    [-w * 0.66 + off(), -t * 0.86],
  ]);
}

// The side that the light does not reach; it is cut to the skull by a clip.
export function darkSide(p: Person): Mark[] {
  const { side, rng } = p;
  const edge: Point[] = [[side * rng.between(2, 6), -30], [side * rng.between(7, 11), -12],
    [side * rng.between(3, 6), 0], [side * rng.between(7, 10), 10], [side * rng.between(1, 4), 22], [side * 3, 40],
    [side * 40, 40], [side * 40, -30]];
  const hollow = filled(blot(rng, -side * p.wide * 0.74, 12, 4, 6.5), p.shade);
  return [filled(curve(edge), p.shade), hollow];
}

export function ears(p: Person): Mark[] {
  const missing = p.rng.odds(0.25) ? p.side : 0;
  return [-1, 1]
    .filter((side) => side !== missing)
    .map((side) => drawn(blot(p.rng, side * (p.wide + 0.6), 4, 3.6, 5.6, 0.14), side === p.side ? p.shade : p.skin,
      1.9));
}

export function face(p: Person): Mark[] {
  return [...wound(p), ...eyes(p), ...nose(p), ...mouth(p)];
}

function eyes(p: Person): Mark[] {
  const { rng } = p;
  const marks: Mark[] = [];
  for (const side of [-1, 1]) {
    const x = side * p.wide * rng.between(0.42, 0.48);
    const y = rng.around(1, 1.2);
    const [rx, ry] = [rng.between(5.4, 6.9), rng.between(4.8, 6.2)];
    marks.push(filled(blot(rng, x, y, rx, ry, 0.16), INK));
    const blind = p.eyes === 'hollow' || (p.eyes === 'one-left' && side === p.side);
    if (blind) {
      if (p.eyes === 'hollow') marks.push(filled(oval(x + 0.6, y + 0.6, 1.2), EYEBALL));
      continue;
    }
    const size = p.eyes === 'wide' ? rng.between(3.9, 4.6) : rng.between(2.7, 3.5);
    const down = p.eyes === 'drooping' ? 1.8 : 0;
    marks.push(filled(oval(x, y + 0.3 + down, size, p.eyes === 'drooping' ? size * 0.6 : size), EYEBALL));
    if (p.eyes === 'pinprick' || p.eyes === 'wide') {
      marks.push(filled(oval(x + rng.around(0, 1), y + 0.3 + rng.around(0, 0.8), 1.1), INK));
    }
  }
  const brow = rng.around(0, 2.4);
  marks.push(stroke(curve([[-p.wide * 0.75, -5 + brow], [-p.wide * 0.4, -7.4], [-3, -4.6 - brow * 0.4]], false), 2.1));
  marks.push(stroke(curve([[3, -4.6 - brow * 0.4], [p.wide * 0.4, -7.2], [p.wide * 0.75, -5.4 - brow]], false), 2.1));
  return marks;
}

function nose(p: Person): Mark[] {
  const s = p.side;
  switch (p.nose) {
    case 'hole':
      return [filled(sharp([[0, 5], [2.6, 10.4], [0.4, 9.4], [-2.4, 10.6]]), INK)];
    case 'crooked':
      return [stroke(curve([[s * 1, 0], [-s * 2, 5], [s * 2.8, 10], [-s * 1.4, 10.6]], false), 1.7)];
    case 'long':
      return [stroke(curve([[-s, 0], [-s * 2.4, 9.4], [s * 0.6, 11.4], [s * 2.2, 10]], false), 1.7)];
    case 'flat':
      return [filled(oval(-1.9, 9.4, 1.2, 0.9), INK), filled(oval(1.9, 9.6, 1.3, 0.9), INK)];
  }
}

// A row of teeth between two heights; some are gone.
function teeth(p: Person, left: number, right: number, y: number, height: number): Mark[] {
  const count = Math.max(3, Math.round((right - left) / 3.4));
  const step = (right - left) / count;
  const marks: Mark[] = [];
  for (let i = 0; i < count; i++) {
    if (p.rng.odds(0.2)) continue;
    const x = left + i * step + 0.4;
    const long = height * p.rng.between(0.65, 1.15);
    marks.push(filled(sharp([[x, y], [x + step - 0.8, y], [x + step - 1.2, y + long], [x + 0.5, y + long]]), BONE));
  }
  return marks;
}

function drips(p: Person, x: number, y: number, width: number): Mark {
  const r = p.rng;
  const points: Point[] = [[x - width, y]];
  for (let i = 0; i < 3; i++) {
    const left = x - width + (i * 2 * width) / 3;
    const long = r.between(3, 10);
    points.push([left + 0.6, y + long], [left + width * 0.36, y + long + 1], [left + width * 0.5, y + 1.5]);
  }
  points.push([x + width, y]);
  return filled(curve(points), BLOOD);
}

function mouth(p: Person): Mark[] {
  const { rng, jaw: j, chin: c } = p;
  const m = c * 0.64; // y coordinate of the mouth
  const w = Math.min(j * 0.8, 9.5);
  switch (p.mouth) {
    case 'gape':
      return [drips(p, 0, m + 3, w * 0.7), drawn(blot(rng, 0, m + 1.4, w, 6.4, 0.1), INK, 1.2),
        ...teeth(p, -w * 0.75, w * 0.75, m - 3.4, 3), ...teeth(p, -w * 0.6, w * 0.6, m + 3.4, 2.6)];
    case 'moan':
      return [drawn(blot(rng, rng.around(0, 2), m + 1.5, w * 0.55, 7, 0.1), INK, 1),
        filled(oval(0, m + 5.6, w * 0.3, 1.8), BLOOD)];
    case 'grimace':
      return [drawn(curve([[-w, m - 2.4], [0, m - 3.6], [w, m - 2.2], [w * 0.9, m + 3], [0, m + 4.2],
        [-w * 0.9, m + 2.8]]), INK, 1.2), ...teeth(p, -w * 0.86, w * 0.86, m - 2.8, 2.8),
        ...teeth(p, -w * 0.8, w * 0.8, m + 0.7, 2.6)];
    case 'torn-cheek': {
      const s = -p.side;
      const torn: Point[] = [[-s * w * 0.8, m], [0, m - 2.4], [s * w, m - 4], [s * p.wide * 0.88, m - 10],
        [s * p.wide * 0.84, m - 3], [s * w, m + 4.4], [0, m + 4]];
      const [left, right] = s > 0 ? [-w * 0.6, p.wide * 0.72] : [-p.wide * 0.72, w * 0.6];
      return [filled(curve(torn.map(([x, y]) => [x * 1.08, y + 0.9] as Point)), BLOOD), filled(curve(torn), INK),
        ...teeth(p, left, right, m - 3.2, 2.9), ...teeth(p, left, right, m + 0.6, 2.5)];
    }
    case 'slack': {
      const s = rng.odds(0.5) ? 1 : -1;
      return [drawn(curve([[-w * 0.7, m - 3], [w * 0.7, m - 3.4], [w * 0.6 + s * 3, m + 5], [s * 3, m + 7.6],
        [-w * 0.5 + s * 3, m + 5.4]]), INK, 1.2), ...teeth(p, -w * 0.55, w * 0.55, m - 3, 2.6)];
    }
    case 'jawless':
      return [filled(curve([[-w, 12], [0, 10.4], [w, 12], [w * 0.7, 17], [0, 15], [-w * 0.7, 17.4]]), INK),
        ...teeth(p, -w * 0.85, w * 0.85, 10.6, 3.6), drips(p, 0, 14, w * 0.8)];
    case 'bite':
      return [drips(p, 0, m + 1, w * 0.9), drawn(curve([[-w, m + 2], [-w * 0.4, m - 3.6], [w * 0.5, m - 3.4],
        [w, m + 2.4], [w * 0.4, m + 4], [-w * 0.4, m + 4]]), INK, 1.2), ...teeth(p, -w * 0.7, w * 0.7, m - 2.6, 2.8)];
  }
}

function wound(p: Person): Mark[] {
  const { rng, side, wide: w, tall: t } = p;
  const s = -side;
  switch (p.wound) {
    case 'none':
      return [];
    case 'gash':
      return [filled(curve([[s * 4, -t * 0.66], [s * 8, -t * 0.4], [s * 10.4, -1], [s * 7, -t * 0.36]]), BLOOD),
        stroke(curve([[s * 4.4, -t * 0.62], [s * 9.6, -3]], false), 1.3)];
    case 'stitches': {
      const marks = [stroke(curve([[s * 2, -t * 0.5], [s * w * 0.8, -t * 0.42]], false), 1.4)];
      for (let i = 0; i < 4; i++) marks.push(stroke(sharp([[s * (3.4 + i * 3), -t * 0.6],
        [s * (3.8 + i * 3), -t * 0.34]], false), 1.2));
      return marks;
    }
    case 'bite':
      return [filled(blot(rng, s * w * 0.72, 9.5, 4.4, 5, 0.3), BLOOD), filled(blot(rng, s * w * 0.74, 9.8, 2.2, 2.8,
        0.4), INK)];
    case 'crack':
      return [stroke(sharp([[s * 1, -t], [s * 4.4, -t * 0.72], [s * 2, -t * 0.56], [s * 6, -t * 0.3]], false), 1.5)];
    case 'rot':
      return [0, 1, 2].map((i) => filled(blot(rng, s * w * rng.between(0.2, 0.8), rng.between(-t * 0.7, -8) + i,
        rng.between(1.2, 2.8), rng.between(1, 2.4), 0.4), p.shade));
    case 'arrow':
      return [stroke(sharp([[s * 5, -t * 0.42], [s * 26, -t * 0.86]], false), 2.2),
        filled(sharp([[s * 21, -t * 0.94], [s * 29, -t * 1.1], [s * 27, -t * 0.7], [s * 22, -t * 0.62]]), BLOOD),
        filled(oval(s * 5.4, -t * 0.42, 2.4), INK)];
  }
}
