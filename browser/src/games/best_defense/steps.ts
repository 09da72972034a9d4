// What happened, one step at a time: an event folded over the table before it. Only for the eye, between two views:
// the next view puts everything right.

import type { Told } from '../../shell/scene';
import {
  asDefenseEvent,
  type DefenseEvent,
  type Fighter,
  type PlaceId,
  type PlaceView,
  type SeatView,
  type View,
} from './table';

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
    if (queue.length === 0) return view;
    if (!step) return this.last?.view ?? view;
    if (this.last?.number === step.number) return this.last.view;
    return fold(this.last?.view ?? view, asDefenseEvent(step.event));
  }
}

export function fold(view: View, event: DefenseEvent): View {
  switch (event.type) {
    case 'badge-taken':
      return { ...view, leader: event.seat };
    case 'round-begun':
      return { ...view, round: event.round, leader: event.seat, turn: event.seat, in_force: [], fighters: [] };
    case 'round-over':
      return { ...view, round: event.round };
    case 'events-dealt':
      return withSeat(view, event.seat, { events: event.count, hand: event.cards });
    case 'event-played':
      return { ...withoutEvent(view, event.seat, event.card), resolving: event.card, turn: event.seat };
    case 'event-discarded':
      return withoutEvent(view, event.seat, event.card);
    case 'moved':
      return withSeat(view, event.seat, { place: event.place });
    case 'defied':
      return withSeat(view, event.seat, { food: (view.seats[event.seat]?.food ?? 1) - 1 });
    case 'card-drawn':
      return withDeck(view, event.deck, event.left);
    case 'gained':
      return withCount(view, event.seat, event.what, event.now);
    case 'lost':
      return withCount(view, event.seat, event.what, event.now);
    case 'walkers-came':
    case 'walkers-killed':
      return withWalkers(view, event.place, event.now);
    case 'walkers-shifted':
      return withWalkers(
        withWalkers(view, event.origin, walkersAt(view, event.origin) - event.count),
        event.place,
        walkersAt(view, event.place) + event.count,
      );
    case 'combat-begun':
      return { ...view, resolving: null, fighters: [] };
    case 'weapon-chosen':
      return withFighter(view, event.seat, { weapon: event.weapon });
    case 'rolled': {
      const own = event.dice.length - event.extra;
      const [dice, extra] = [event.dice.slice(0, own), event.dice.slice(own)];
      return withFighter(view, event.seat, { dice, extra, bonus: event.bonus });
    }
    case 'allies-spent': {
      const left = (view.seats[event.seat]?.allies ?? event.count) - event.count;
      return withFighter(withSeat(view, event.seat, { allies: left }), event.seat, { allies: event.count });
    }
    case 'fought':
      return withWalkers(view, event.place, event.now);
    case 'bitten':
    case 'hurt':
    case 'healed':
      return withSeat(view, event.seat, { hp: event.hp });
    case 'cards-eaten':
      return withDeck(view, event.deck, event.left);
    case 'died':
      return withWalkers(
        { ...withSeat(view, event.seat, { place: null, hp: 0 }), dead: [...view.dead, event.survivor] },
        event.place,
        walkersAt(view, event.place) + event.risen,
      );
    case 'tokens-shown':
      return withSeat(view, event.seat, { tokens: event.count });
    default:
      return view;
  }
}

const COUNTED: Record<string, 'hp' | 'food' | 'allies'> = { hp: 'hp', food: 'food', ally: 'allies' };

function withCount(view: View, seat: number, what: string, now: number): View {
  const field = COUNTED[what];
  return field ? withSeat(view, seat, { [field]: now }) : view;
}

function withoutEvent(view: View, seat: number, card: string | null): View {
  const before = view.seats[seat];
  if (!before) return view;
  const hand = before.hand && before.hand.filter((one) => one !== card);
  return withSeat(view, seat, { events: Math.max(0, before.events - 1), hand });
}

const walkersAt = (view: View, place: PlaceId): number => view.places.find((one) => one.place === place)?.walkers ?? 0;

function withWalkers(view: View, place: PlaceId, walkers: number): View {
  return withPlaces(view, (one) => one.place === place, { walkers });
}

function withDeck(view: View, deck: string, cards: number): View {
  return withPlaces(view, (one) => one.deck === deck, { cards });
}

function withPlaces(view: View, wanted: (place: PlaceView) => boolean, changes: Partial<PlaceView>): View {
  return { ...view, places: view.places.map((one) => (wanted(one) ? { ...one, ...changes } : one)) };
}

function withSeat(view: View, seat: number, changes: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, number) => (number === seat ? { ...one, ...changes } : one)) };
}

function withFighter(view: View, seat: number, changes: Partial<Fighter>): View {
  const before = view.fighters.find((one) => one.seat === seat);
  if (before) return { ...view, fighters: view.fighters.map((one) => (one === before ? { ...one, ...changes } : one)) };
  const fresh: Fighter = { seat, weapon: 'none', gear: -1, dice: [], extra: [], bonus: 0, allies: 0 };
  return { ...view, fighters: [...view.fighters, { ...fresh, ...changes }] };
}
