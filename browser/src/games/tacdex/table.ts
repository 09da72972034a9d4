// What the server sends of TacDex: the same names as in view.py, state.py and events.py.

import type { GameEvent } from '../../shell/scene';

export type Card = string; // "1" to "11", "redo", "end"
export type Side = 'HIGH' | 'LOW';
export type Theme = 'survivors' | 'walkers';
export type Action = 'flip' | 'redo' | 'discard' | 'draw';

export interface SeatView {
  theme: Theme;
  hand: number;
  deck: number;
  pile: number;
  end: boolean;
  buried: number;
  unseen: Card[];
  end_draw: [number, number] | null;
}

export interface Played {
  seat: number;
  card: Card;
}

export interface View {
  seat: number | null;
  actions: Record<Card, Action>;
  battle: number;
  round: number;
  marker: Side;
  cards: Card[] | null;
  buried: Card[] | null;
  pile: Card[] | null;
  shown: Card[][];
  table: Played[];
  unclaimed: Played[];
  tied: number[];
  last_winner: number | null;
  seats: SeatView[];
}

export type TacdexEvent =
  | { type: 'deck-made'; rule: string; seat: number; theme: Theme; count: number }
  | { type: 'marker-placed'; rule: string; side: Side }
  | { type: 'hand-drawn'; rule: string; seat: number; count: number; cards: Card[] | null }
  | { type: 'round-begun'; rule: string; round: number; battle: number; side: Side; seats: number[] }
  | { type: 'revealed'; rule: string; cards: Record<string, Card>; side: Side }
  | { type: 'card-added'; rule: string; seat: number; card: Card }
  | { type: 'nothing-added'; rule: string; seat: number }
  | { type: 'marker-turned'; rule: string; side: Side; seat?: number | null }
  | { type: 'marker-kept'; rule: string; seat: number; side: Side }
  | { type: 'battle-won'; rule: string; seat: number; side: Side; cards: Card[]; count: number }
  | { type: 'battle-tied'; rule: string; seats: number[]; count: number }
  | { type: 'card-discarded'; rule: string; seat: number; by: number; card: Card | null }
  | { type: 'discard-lost'; rule: string; seat: number }
  | { type: 'card-drawn'; rule: string; seat: number; card: Card | null }
  | { type: 'nothing-to-draw'; rule: string; seat: number }
  | { type: 'end-shown'; rule: string; seat: number; missing: number }
  | { type: 'dropped-out'; rule: string; seat: number }
  | { type: 'left-unclaimed'; rule: string; count: number }
  | { type: 'own-taken-back'; rule: string; seat: number; cards: Card[] }
  | { type: 'ready' | 'taken-back'; rule: string; seat: number };

export const asTacdexEvent = (event: GameEvent): TacdexEvent => event as unknown as TacdexEvent;

export const REDO: Card = 'redo';
export const FACES: readonly Card[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', REDO];

export const numberOf = (card: Card | undefined): number | null => (card && card !== REDO ? Number(card) : null);
export const otherSide = (side: Side): Side => (side === 'HIGH' ? 'LOW' : 'HIGH');

// As people sort a hand: by number, the cards without one last.
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

// Without one copy of this card.
export function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, i) => i !== at);
}

// Who lays a card now: those who fight on, or between battles everybody who holds one.
export function fights(view: View, seat: number): boolean {
  return view.tied.length ? view.tied.includes(seat) : view.seats[seat]!.hand > 0;
}

// Whether the piles are final: every END is out, or fewer than two can fight.
export function isOver(view: View): boolean {
  if (view.seats.every((seat) => seat.end)) return true;
  const open = view.table.length > 0 || view.tied.length > 0 || view.battle === 0;
  return !open && view.seats.filter((seat) => seat.hand > 0).length < 2;
}
