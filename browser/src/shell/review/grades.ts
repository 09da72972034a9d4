// Signs for the quality of an answer; the same in the terminal (terminal/reviewing.py).

import type { Decision } from '../api';

export type Grade = 'good' | Decision['grade'];

export const SIGNS: Record<Grade, string> = { good: '✓', inaccuracy: '!', mistake: '✗' };

// A decision with its place in the review, by which the server and the replay find it.
export interface Moment extends Decision {
  number: number;
  played: string; // notation
  best: string; // notation
}

// Moves labels apart that would lie on each other, from left to right, and keeps the last one inside.
export function spread(places: readonly number[], apart: number, last: number): number[] {
  const found = [...places];
  for (let at = 1; at < found.length; at++) found[at] = Math.max(found[at]!, found[at - 1]! + apart);
  let room = last;
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at]!, room);
    room = found[at]! - apart;
  }
  return found;
}
