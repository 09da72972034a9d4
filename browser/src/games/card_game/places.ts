// Where a Walker would go if it were placed right now. A hint for the eye; the server decides where it goes.

import type { Say } from '../../shell/scene';
import { bulletsOn, type View } from './table';

export type Place =
  | { kind: 'goes-to'; row: number }
  | { kind: 'sixth'; row: number; points: number }
  | { kind: 'low' } // Survival: its owner would take a row
  | { kind: 'low-hero'; row: number };

export function placeOf(view: View, card: number): Place | null {
  const ends = view.rows.map((row) => row.at(-1) ?? 0);
  if (ends.length === 0) return null;
  const lower = ends.filter((end) => end < card);
  const low = lower.length === 0;
  if (low && view.mode === 'survival') return { kind: 'low' };
  const row = ends.indexOf(Math.max(...(low ? ends : lower)));
  if (view.rows[row]!.length === view.longest_row) return { kind: 'sixth', row, points: view.row_points[row]! };
  return { kind: low ? 'low-hero' : 'goes-to', row };
}

export function sayPlace(place: Place, say: Say): string {
  switch (place.kind) {
    case 'low':
      return say('option-low');
    case 'sixth':
      return say('option-sixth', { row: place.row + 1, points: place.points });
    default:
      return say(`option-${place.kind}`, { row: place.row + 1 });
  }
}

// The name of a Walker in the hand: "57, 1 bullet, goes to row 2 now".
export function sayCard(view: View, card: number, say: Say): string {
  const place = placeOf(view, card);
  const bullets = say('bullets', { points: bulletsOn(card) });
  return place ? `${card}, ${bullets}, ${sayPlace(place, say)}` : `${card}, ${bullets}`;
}
