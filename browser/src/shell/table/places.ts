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

// Whoever lost by so little hears it: by one, or by a tenth of the highest score.
export function isClose({ winners, scores }: OutcomeForm, seat: number): boolean {
  const gap = Math.min(...winners.map((one) => Math.abs((scores[one] ?? 0) - (scores[seat] ?? 0))));
  return gap <= Math.max(1, Math.max(...scores.map(Math.abs)) / 10);
}
