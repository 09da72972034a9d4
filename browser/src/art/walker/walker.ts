// A Walker as marks on paper, from the number on its card.

import type { Mark } from '../ink';
import { torso } from './clothes';
import { darkSide, ears, face, skull } from './head';
import { hair } from './hair';
import { personOf } from './person';

export interface WalkerDrawing {
  head: string; // where the head hangs: a transform
  behind: Mark[]; // hair and hood behind it, in its space
  neck: Mark[];
  torso: { outline: string; fill: string; details: Mark[] };
  ears: Mark[];
  skull: { outline: string; fill: string; shade: Mark[] };
  face: Mark[];
  before: Mark[];
  arms: Mark[];
}

// Who wears one of these stoops, so that it stays in the picture.
const TALL = new Set(['chef', 'party-hat']);

const drawings = new Map<number, WalkerDrawing>();

export function drawWalker(card: number): WalkerDrawing {
  const known = drawings.get(card);
  if (known) return known;
  const p = personOf(card);
  const { outline, fill, details, neck, arms } = torso(p);
  const { behind, before } = hair(p);
  const [down, size] = TALL.has(p.hair) ? [50, 0.96] : [43, 1.12];
  const drawing: WalkerDrawing = {
    head: `translate(${(50 + p.lean).toFixed(1)} ${down}) rotate(${p.tilt.toFixed(1)}) scale(${size})`,
    behind,
    neck,
    torso: { outline, fill, details },
    ears: p.hair === 'hood' || p.hair === 'headphones' ? [] : ears(p),
    skull: { outline: skull(p), fill: p.skin, shade: darkSide(p) },
    face: face(p),
    before,
    arms,
  };
  drawings.set(card, drawing);
  return drawing;
}
