// What the server sends of the Card Game: the same names as in view.py, state.py and events.py.

import type { GameEvent } from '../../shell/scene';

export interface SeatView {
  walkers: number;
  hero: string | null;
  pile: number[];
  points: number;
  total: number;
}

export interface Turned {
  card: number;
  seat: number;
  hero: boolean;
}

export interface View {
  mode: 'hero' | 'survival';
  hands: number;
  hand: number;
  round: number;
  seat: number | null;
  cards: number[] | null;
  hero: string | null;
  rows: number[][];
  row_points: number[];
  turned: Turned[];
  seats: SeatView[];
  scores: number[][];
  used_heroes: string[];
  unused: number;
  longest_row: number;
}

export interface Lay {
  type: 'lay';
  notation: string;
  cards: number[];
  hero?: boolean; // left out by some encoders when it is false
}

export interface TakeRow {
  type: 'take-row';
  notation: string;
  row: number;
}

export type CardEvent =
  | { type: 'hand-begun'; rule: string; hand: number }
  | { type: 'hand-dealt'; rule: string; seat: number; count: number; cards: number[] | null }
  | { type: 'hero-taken'; rule: string; seat: number; hero: string }
  | { type: 'rows-started'; rule: string; cards: number[] }
  | { type: 'turned-up'; rule: string; round: number; laid: Record<string, Lay> }
  | { type: 'placed'; rule: string; seat: number; card: number; row: number }
  | { type: 'row-taken'; rule: string; seat: number; card: number; row: number; cards: number[]; points: number }
  | { type: 'hand-scored'; rule: string; hand: number; points: number[]; totals: number[] }
  | { type: 'ready'; rule: string; seat: number }
  | { type: 'taken-back'; rule: string; seat: number };

export const asCardEvent = (event: GameEvent): CardEvent => event as unknown as CardEvent;

// How many rows lie on the table, also while they are empty (box/standard.toml).
export const ROWS = 4;

// The bullets printed on a Walker (box/standard.toml).
export function bulletsOn(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}

export const bulletsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + bulletsOn(card), 0);
