// A Survivor as marks on paper, from the number on the card.

import type { FigureDrawing } from '../figure';
import { curve, drawn } from '../ink';
import { dress } from '../walker/clothes';
import { hair } from '../walker/hair';
import { darkSide, ears, skull } from '../walker/head';
import { survivorOf } from './cast';
import { livingFace } from './face';
import { held } from './tools';

const drawings = new Map<number, FigureDrawing>();

export function drawSurvivor(number: number): FigureDrawing {
  const known = drawings.get(number);
  if (known) return known;
  const p = survivorOf(number);
  const { behind: hairBehind, before } = hair(p);
  const { behind, front } = held(p);
  const bare = p.clothes === 'straps';
  const drawing: FigureDrawing = {
    head: `translate(${(47 + p.lean).toFixed(1)} 43) rotate(${p.tilt.toFixed(1)}) scale(1.08)`,
    behind,
    hairBehind,
    neck: [drawn(curve([[39, 60], [38, 71], [36, 78], [48, 86], [60, 78], [58, 71], [57, 60]]), p.shade, 2)],
    torso: {
      outline: curve([[5, 112], [11, 90], [22, 80], [38, 75], [49, 77], [60, 75], [76, 80], [87, 90], [93, 112]]),
      fill: bare ? p.skin : p.cloth,
      details: dress(p),
    },
    ears: p.hair === 'hood' ? [] : ears(p),
    skull: { outline: skull(p), fill: p.skin, shade: darkSide(p) },
    face: livingFace(p),
    before,
    front,
  };
  drawings.set(number, drawing);
  return drawing;
}
