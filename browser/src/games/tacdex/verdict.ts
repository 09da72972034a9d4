// Who stands best with what lies open, for the eye: the server settles the battle.

import { numberOf, otherSide, type Card, type Side, type View } from './table';

export interface Rank {
  seat: number;
  card: Card; // the one that counts
  number: number | null;
}

export interface Standing {
  side: Side;
  ranks: Rank[]; // from the best to the worst; those without a number last
  best: number[]; // the seats with the best number: more than one is a tie
}

export interface Verdict extends Standing {
  kind: 'stands' | 'won' | 'tied' | 'unclaimed';
}

export function standing(shown: readonly Card[][], side: Side): Standing {
  const ranks = shown
    .map((cards, seat): Rank => ({ seat, card: cards.at(-1) ?? '', number: numberOf(cards.at(-1)) }))
    .filter(({ card }) => card !== '')
    .sort((a, b) => worth(b.number, side) - worth(a.number, side));
  const top = ranks[0]?.number;
  return { side, ranks, best: ranks.filter(({ number }) => number === top).map(({ seat }) => seat) };
}

// The same if a seat added this card, or if the marker showed that side.
export function standingWith(view: View, seat: number, card: Card): Standing {
  return standing(
    view.shown.map((cards, one) => (one === seat ? [...cards, card] : cards)),
    view.marker,
  );
}

const worth = (number: number | null, side: Side): number =>
  number === null ? -100 : side === 'HIGH' ? number : -number;

// What the latest reveal has come to. In an Extended Battle the tie has turned the marker since.
export function verdictOf(view: View): Verdict | null {
  if (!view.shown.some((cards) => cards.length)) return null;
  const now = standing(view.shown, view.marker);
  const before = standing(view.shown, otherSide(view.marker));
  if (view.tied.length && before.best.length > 1 && view.tied.every((seat) => before.best.includes(seat))) {
    return { ...before, kind: view.table.length ? 'tied' : 'unclaimed' };
  }
  if (view.table.length) return { ...now, kind: 'stands' };
  if (now.best.length === 1) return { ...now, kind: 'won' };
  // Whoever was tied and could not fight on has left the cards to the other, or to nobody.
  const heir = view.last_winner;
  const won = heir !== null && before.best.includes(heir) && !view.unclaimed.length;
  return won ? { ...before, best: [heir], kind: 'won' } : { ...before, kind: 'unclaimed' };
}

// Whether everybody selects, or the latest reveal is still being settled.
export const isSelecting = (view: View): boolean => verdictOf(view)?.kind !== 'stands';
