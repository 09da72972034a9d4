// What happened, one step at a time: an event folded over the view before it, or taken out of the view after it.
// Only for the eye, between two views of the table: the next view puts everything right.

import { bulletsOf, type CardEvent, type Lay, type SeatView, type Turned, type View } from './table';

type TurnedUp = Extract<CardEvent, { type: 'turned-up' }>;
type RowTaken = Extract<CardEvent, { type: 'row-taken' }>;

export function fold(view: View, event: CardEvent): View {
  switch (event.type) {
    case 'hand-begun': {
      const seats = view.seats.map((seat) => ({ ...seat, walkers: 0, hero: null, pile: [], points: 0 }));
      const mine = { cards: view.cards && [], hero: null };
      return withRows({ ...view, ...mine, hand: event.hand, round: 0, seats, turned: [], used_heroes: [] }, []);
    }
    case 'hand-dealt': {
      const cards = event.seat === view.seat ? event.cards : view.cards;
      return { ...withSeat(view, event.seat, { walkers: event.count }), cards };
    }
    case 'hero-taken': {
      const hero = event.seat === view.seat ? event.hero : view.hero;
      return { ...withSeat(view, event.seat, { hero: event.hero }), hero };
    }
    case 'rows-started':
      return withRows(
        view,
        event.cards.map((card) => [card]),
      );
    case 'turned-up':
      return turnUp(view, event);
    case 'placed':
      return withRow(withoutTurned(view, event.card), event.row, [...(view.rows[event.row] ?? []), event.card]);
    case 'row-taken': {
      const before = view.seats[event.seat];
      if (!before) return view;
      const pile = [...before.pile, ...event.cards];
      const won = { pile, points: before.points + event.points, total: before.total + event.points };
      return withRow(withSeat(withoutTurned(view, event.card), event.seat, won), event.row, [event.card]);
    }
    case 'hand-scored':
      return { ...view, scores: [...view.scores.slice(0, event.hand - 1), event.points] };
    default:
      return view;
  }
}

// The view before the event, as far as the view after it tells. A hand cannot be taken back to the one before it.
export function unfold(view: View, event: CardEvent, laid: Record<string, Lay> = {}): View {
  switch (event.type) {
    case 'placed':
      return withTurned(withRow(view, event.row, (view.rows[event.row] ?? []).slice(0, -1)), event, laid);
    case 'row-taken':
      return withTurned(withRow(giveBack(view, event), event.row, event.cards), event, laid);
    case 'turned-up':
      return turnDown(view, event);
    case 'hand-scored':
      return { ...view, scores: view.scores.slice(0, event.hand - 1) };
    default:
      return view;
  }
}

function turnUp(view: View, event: TurnedUp): View {
  const turned: Turned[] = [];
  let after: View = { ...view, round: event.round };
  for (const [seat, lay] of bySeat(event.laid)) {
    const before = after.seats[seat];
    if (!before) continue;
    turned.push(...lay.cards.map((card) => ({ card, seat, hero: !!lay.hero })));
    const hero = lay.hero ? null : before.hero;
    if (lay.hero && before.hero) after = { ...after, used_heroes: [...after.used_heroes, before.hero] };
    after = withSeat(after, seat, { walkers: before.walkers - lay.cards.length, hero });
    if (seat === after.seat)
      after = { ...after, hero, cards: (after.cards ?? []).filter((card) => !lay.cards.includes(card)) };
  }
  return { ...after, turned: inOrder(turned) };
}

function turnDown(view: View, event: TurnedUp): View {
  const used = [...view.used_heroes];
  let before: View = { ...view, turned: [] };
  for (const [seat, lay] of bySeat(event.laid).reverse()) {
    const now = before.seats[seat];
    if (!now) continue;
    const hero = lay.hero ? (used.pop() ?? null) : now.hero;
    before = withSeat(before, seat, { walkers: now.walkers + lay.cards.length, hero });
    if (seat === before.seat) before = { ...before, hero, cards: rising([...(before.cards ?? []), ...lay.cards]) };
  }
  return { ...before, used_heroes: used };
}

function giveBack(view: View, event: RowTaken): View {
  const now = view.seats[event.seat];
  if (!now) return view;
  const pile = now.pile.filter((card) => !event.cards.includes(card));
  return withSeat(view, event.seat, { pile, points: now.points - event.points, total: now.total - event.points });
}

const bySeat = (laid: Record<string, Lay>): [number, Lay][] =>
  Object.entries(laid)
    .map(([seat, lay]): [number, Lay] => [Number(seat), lay])
    .sort(([a], [b]) => a - b);

const rising = (cards: number[]): number[] => cards.sort((a, b) => a - b);

// The order in which they will be placed, so that the eye can follow it.
const inOrder = (turned: Turned[]): Turned[] =>
  turned.sort((a, b) => Number(b.hero) - Number(a.hero) || a.card - b.card);

function withTurned(view: View, { card, seat }: { card: number; seat: number }, laid: Record<string, Lay>): View {
  return { ...view, turned: [{ card, seat, hero: !!laid[seat]?.hero }, ...view.turned] };
}

function withoutTurned(view: View, card: number): View {
  return { ...view, turned: view.turned.filter((one) => one.card !== card) };
}

function withRow(view: View, row: number, cards: number[]): View {
  return withRows(
    view,
    view.rows.map((one, number) => (number === row ? cards : one)),
  );
}

function withRows(view: View, rows: number[][]): View {
  return { ...view, rows, row_points: rows.map(bulletsOf) };
}

function withSeat(view: View, seat: number, changes: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, number) => (number === seat ? { ...one, ...changes } : one)) };
}
