// Who came where: equals share a place, and the next is left out.

import type { OutcomeForm } from '../texts';

export interface Place {
  seat: number;
  place: number;
  score: number;
}

export function placesOf({ returns, scores }: OutcomeForm): Place[] {
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + returns.filter((one) => one > (returns[seat] ?? 0)).length }))
    .sort((one, other) => one.place - other.place);
}
