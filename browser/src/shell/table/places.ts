// Who came where: those who win first, then the higher return, then the higher score; equals share a place, and the next is
// left out.

import type { OutcomeForm } from '../texts';

export interface Place {
  seat: number;
  place: number;
  score: number;
}

export function placesOf({ returns, scores, winners }: OutcomeForm): Place[] {
  // Where returns tell no more than who won, the others still have scores of their own.
  const isBefore = (one: number, other: number): boolean => {
    const wins = [one, other].map((seat) => winners.includes(seat));
    if (wins[0] || wins[1]) return !wins[1];
    return returns[one] === returns[other] ? scores[one]! > scores[other]! : returns[one]! > returns[other]!;
  };
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((_, one) => isBefore(one, seat)).length }))
    .sort((one, other) => one.place - other.place);
}

// Whoever lost by so little hears it: by one, or by a tenth of the highest score.
export function isClose({ winners, scores }: OutcomeForm, seat: number): boolean {
  const gap = Math.min(...winners.map((one) => Math.abs((scores[one] ?? 0) - (scores[seat] ?? 0))));
  return gap <= Math.max(1, Math.max(...scores.map(Math.abs)) / 10);
}
