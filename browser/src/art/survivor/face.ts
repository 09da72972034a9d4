// A living face, in the space of the head: the brow is at 0,0 and y grows towards the chin.

import { BONE, INK, PAPER, RUST, blot, curve, drawn, filled, oval, sharp, stroke, type Mark, type Point } from '../ink';
import type { Survivor } from './cast';

export function livingFace(p: Survivor): Mark[] {
  return [...under(p), ...eyes(p), ...nose(p), ...mouth(p), ...over(p)];
}

// Features on the skin, beneath eyes and mouth.
function under(p: Survivor): Mark[] {
  const { wide: w, jaw: j, chin: c } = p;
  const low: Point[] = [[-w, 5], [-w * 0.7, c * 0.4], [0, c * 0.36], [w * 0.7, c * 0.4], [w, 5], [j + 2, c * 0.8],
    [0, c + 1], [-j - 2, c * 0.8]];
  switch (p.feature) {
    case 'stubble':
      return [filled(curve(low), p.shade)];
    case 'beard':
      return [drawn(curve([...low.slice(0, 5), [j + 3, c * 0.9], [j * 0.5, c + 9], [0, c + 11], [-j * 0.5, c + 9],
        [-j - 3, c * 0.9]]), p.hairInk, 1.8)];
    case 'freckles':
      return [[-8, 8], [-5.4, 9.6], [-9.4, 10.8], [5.6, 9.4], [8, 8], [9.2, 10.6]].map(([x, y]) =>
        filled(oval(x!, y!, 0.9), p.shade));
    case 'scar':
      return [stroke(curve([[-p.side * 11, -9], [-p.side * 9.4, 4], [-p.side * 10.6, 13]], false), 2.2, RUST),
        stroke(sharp([[-p.side * 12.4, 6], [-p.side * 8, 7.4]], false), 1.2)];
    default:
      return [];
  }
}

function eyes(p: Survivor): Mark[] {
  const marks: Mark[] = [];
  for (const s of [-1, 1]) {
    const x = s * p.wide * 0.44;
    if (p.feature === 'patch' && s === p.side) continue;
    marks.push(
      drawn(curve([[x - 4.6, 2], [x, -0.9], [x + 4.6, 2], [x, 3.7]]), PAPER, 1.1),
      filled(oval(x + p.side * 0.9, 1.5, 1.9), INK),
      stroke(curve([[x + s * 5, -4.2], [x, -6.6], [x - s * 5.8, -5.2]], false), 2.5,
        p.hairInk === '#b4502a' ? INK : p.hairInk),
    );
  }
  return marks;
}

const nose = (p: Survivor): Mark[] => [stroke(curve([[-p.side * 0.6, 1], [-p.side * 3, 10.4], [p.side * 1.4, 12]], false), 1.9)];

function mouth(p: Survivor): Mark[] {
  const m = p.chin * 0.7;
  const w = Math.min(p.jaw * 0.62, 7.6);
  const bearded = p.feature === 'beard';
  switch (p.lips) {
    case 'set':
      return [stroke(curve([[-w, m], [0, m - 0.8], [w, m]], false), 2.2, bearded ? p.skin : INK)];
    case 'smirk':
      return [stroke(curve([[-p.side * w, m + 1], [0, m + 1], [p.side * w, m - 2.4]], false), 2.2)];
    case 'frown':
      return [stroke(curve([[-w, m + 1.6], [0, m - 1.4], [w, m + 1.6]], false), 2.2)];
    case 'shout':
      return [drawn(curve([[-w, m - 2.6], [0, m - 3.8], [w, m - 2.6], [w * 0.7, m + 4], [0, m + 5.2], [-w * 0.7, m + 4]]),
        INK, 1.4), filled(sharp([[-w * 0.8, m - 2.6], [w * 0.8, m - 2.6], [w * 0.66, m - 0.4], [-w * 0.66, m - 0.4]]),
        BONE)];
    case 'scarf': {
      const { wide: v, jaw: j, chin: c } = p;
      return [drawn(curve([[-v * 1.02, 6], [0, 9.6], [v * 1.02, 6], [j + 4, c], [0, c + 7], [-j - 4, c]]), RUST, 2),
        stroke(curve([[-v * 0.8, 13], [0, 16.4], [v * 0.8, 13]], false), 1.3),
        stroke(curve([[-v * 0.6, 20], [0, 23], [v * 0.6, 20]], false), 1.3)];
    }
  }
}

function over(p: Survivor): Mark[] {
  const { side: s, wide: w, chin: c } = p;
  switch (p.feature) {
    case 'moustache':
      return [drawn(curve([[-9, c * 0.66], [-4, c * 0.52], [0, c * 0.56], [4, c * 0.52], [9, c * 0.66], [4, c * 0.66],
        [0, c * 0.63], [-4, c * 0.66]]), p.hairInk, 1.4)];
    case 'plaster':
      return [drawn(sharp([[-s * 13, 6.4], [-s * 4.4, 9.6], [-s * 5.6, 13], [-s * 14, 9.8]]), '#efe0c0', 1.4),
        filled(oval(-s * 9.3, 9.7, 1.6), RUST)];
    case 'glasses':
      return [...[-1, 1].map((one) => stroke(oval(one * w * 0.46, 1.6, 6.4, 5.6), 1.9)), stroke('M-2 1H2', 1.9)];
    case 'patch':
      return [stroke(sharp([[-w, -p.tall * 0.3], [w, 2]], false), 2.2),
        drawn(blot(p.rng, s * w * 0.45, 1.4, 6.6, 6, 0.06), INK, 1.4)];
    default:
      return [];
  }
}
