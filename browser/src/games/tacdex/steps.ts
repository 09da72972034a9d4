// What happened, one step at a time: an event folded over the view before it. Only for the eye, between two views of the
// table: the next view puts everything right.

import type { Told } from '../../shell/scene';
import { asTacdexEvent, inOrder, without, type SeatView, type TacdexEvent, type View } from './table';

// Which table to show while events are still being told: the one just after the step, not yet the newest.
export class Playback {
  private last: { number: number | null; view: View } | null = null;

  // Asking twice for the same step gives the same table, so this may stand in a $derived.
  at(view: View, step: Told | null, queue: readonly Told[]): View {
    const shown = this.find(view, step, queue);
    this.last = { number: step?.number ?? null, view: shown };
    return shown;
  }

  private find(view: View, step: Told | null, queue: readonly Told[]): View {
    if (queue.length === 0 || !this.last || this.last.view.seat !== view.seat) return view;
    if (!step || this.last.number === step.number) return this.last.view;
    return fold(this.last.view, asTacdexEvent(step.event));
  }
}

export function fold(view: View, event: TacdexEvent): View {
  switch (event.type) {
    case 'deck-made':
      return withSeat(view, event.seat, { theme: event.theme, deck: event.count, hand: 0 });
    case 'marker-placed':
    case 'marker-turned':
      return { ...view, marker: event.side };
    case 'hand-drawn': {
      const cards = event.seat === view.seat ? event.cards : view.cards;
      return { ...withCounts(view, event.seat, { hand: event.count, deck: -event.count }), cards };
    }
    case 'round-begun':
      return { ...view, round: event.round, battle: event.battle, tied: event.rule === 'TD-193' ? event.seats : [] };
    case 'revealed': {
      const laid = Object.entries(event.cards).map(([seat, card]) => ({ seat: Number(seat), card }));
      const start: View = { ...view, shown: view.seats.map(() => []) };
      return laid.reduce((table, { seat, card }) => playCard(table, seat, card), start);
    }
    case 'card-added':
      return playCard(view, event.seat, event.card);
    case 'battle-won':
      return { ...withCounts(view, event.seat, { pile: event.count }), table: [], last_winner: event.seat };
    case 'battle-tied':
      return { ...view, tied: event.seats };
    case 'card-discarded': {
      const after = withCounts(view, event.seat, { hand: -1, deck: 1, buried: 1 });
      if (event.seat !== view.seat || !event.card) return after;
      return { ...after, cards: without(view.cards ?? [], event.card), buried: [...(view.buried ?? []), event.card] };
    }
    case 'card-drawn': {
      const after = withCounts(view, event.seat, { hand: 1, deck: -1 });
      if (event.seat !== view.seat || !event.card) return after;
      return { ...after, cards: inOrder([...(view.cards ?? []), event.card]) };
    }
    case 'end-shown':
      return withSeat(withCounts(view, event.seat, { deck: -1 }), event.seat, { end: true, end_draw: null });
    case 'dropped-out':
      return { ...view, tied: view.tied.filter((seat) => seat !== event.seat) };
    case 'left-unclaimed':
      return { ...view, unclaimed: [...view.unclaimed, ...view.table], table: [] };
    case 'own-taken-back': {
      const table = view.table.filter(({ seat }) => seat !== event.seat);
      return { ...withCounts(view, event.seat, { pile: event.cards.length }), table };
    }
    default:
      return view;
  }
}

function playCard(view: View, seat: number, card: string): View {
  return {
    ...withCounts(view, seat, { hand: -1 }),
    shown: view.shown.map((cards, one) => (one === seat ? [...cards, card] : cards)),
    table: [...view.table, { seat, card }],
    cards: seat === view.seat ? without(view.cards ?? [], card) : view.cards,
  };
}

function withSeat(view: View, seat: number, changes: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, number) => (number === seat ? { ...one, ...changes } : one)) };
}

type Counts = Partial<Record<'hand' | 'deck' | 'pile' | 'buried', number>>;

function withCounts(view: View, seat: number, more: Counts): View {
  const one = view.seats[seat];
  if (!one) return view;
  const counts = Object.entries(more) as [keyof Counts, number][];
  return withSeat(view, seat, Object.fromEntries(counts.map(([name, by]) => [name, Math.max(0, one[name] + by)])));
}
