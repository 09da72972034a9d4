// Somebody from the waist up, living or not, as what is to be drawn.

import type { Mark } from './ink';

export interface FigureDrawing {
  head: string; // transform of the head
  behind: Mark[]; // behind the shoulders, in the picture's space
  hairBehind: Mark[]; // in the head's space, as is what follows for the head
  neck: Mark[];
  torso: { outline: string; fill: string; details: Mark[] };
  ears: Mark[];
  skull: { outline: string; fill: string; shade: Mark[] };
  face: Mark[];
  before: Mark[];
  front: Mark[]; // arms, and what they hold
}
