// A Walker as marks on paper, from the number on its card.

import type { FigureDrawing } from '../figure';
import { torso } from './clothes';
import { darkSide, ears, face, skull } from './head';
import { hair } from './hair';
import { personOf } from './person';

// Tall headgear: a Walker with it stoops, so that it stays in the picture.
const TALL = new Set(['chef', 'party-hat']);

const drawings = new Map<number, FigureDrawing>();

export function drawWalker(card: number): FigureDrawing {
  const known = drawings.get(card);
  if (known) return known;
  const p = personOf(card);
  const { outline, fill, details, neck, arms } = torso(p);
  const { behind, before } = hair(p);
  const [down, size] = TALL.has(p.hair) ? [50, 0.96] : [43, 1.12];
  const drawing: FigureDrawing = {
    head: `translate(${(50 + p.lean).toFixed(1)} ${down}) rotate(${p.tilt.toFixed(1)}) scale(${size})`,
    behind: [],
    hairBehind: behind,
    neck,
    torso: { outline, fill, details },
    ears: p.hair === 'hood' || p.hair === 'headphones' ? [] : ears(p),
    skull: { outline: skull(p), fill: p.skin, shade: darkSide(p) },
    face: face(p),
    before,
    front: arms,
  };
  drawings.set(card, drawing);
  return drawing;
}
