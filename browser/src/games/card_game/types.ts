// Made by `make types` from the structs of card_game. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

export type Asked = Ask<'lay-a-card', Record<string, unknown>, Lay> | Ask<'lay-cards', Record<string, unknown>, Lay> | Ask<'take-a-row', LowCard, TakeRow>;

export type Choice = Lay | TakeRow;

// What a seat had laid can no longer be chosen, because of what was done meanwhile.
export interface FellAway {
  type: 'fell-away';
  rule: string;
  seat: number;
}

export type GameEvent = HandBegun | HandDealt | HeroTaken | RowsStarted | RoundBegun | TurnedUp | Placed | RowTaken | HandScored | Ready | Showed | TakenBack | FellAway | GoesOn;

// A table that begins with a moment of another game: from here on it is played anew.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

// Where a card would go if it were placed now, and what becomes of it there.
//
// goes-to, low-hero   it joins the row; `low-hero` because it is lower than all of them (CG-110)
// sixth               the row is full: its owner takes it
// low                 it is lower than all of them, and its owner takes a row of their choice (CG-230)
export interface Going {
  kind: 'goes-to' | 'low' | 'low-hero' | 'sixth';
  row: number | null;
}

// A new hand begins.
export interface HandBegun {
  type: 'hand-begun';
  rule: string;
  hand: number;
}

// A seat takes up its hand; only that seat sees the cards.
export interface HandDealt {
  type: 'hand-dealt';
  rule: string;
  seat: number;
  count: number;
  cards: number[] | null;
}

// The hand is over; every score pile is counted.
export interface HandScored {
  type: 'hand-scored';
  rule: string;
  hand: number;
  points: number[];
  totals: number[];
}

// A seat takes a Hero into its hand.
export interface HeroTaken {
  type: 'hero-taken';
  rule: string;
  seat: number;
  hero: string;
}

// Cards laid face down: Walkers in rising order, and perhaps the Hero.
export interface Lay {
  type: 'lay';
  notation: string;
  cards: number[];
  hero: boolean;
}

// The card that is lower than the last card of every row.
export interface LowCard {
  card: number;
}

// A Walker joins a row.
export interface Placed {
  type: 'placed';
  rule: string;
  seat: number;
  card: number;
  row: number;
}

// A seat has answered face down; nobody else learns what.
export interface Ready {
  type: 'ready';
  rule: string;
  seat: number;
}

// Everybody who holds a Walker lays cards face down.
export interface RoundBegun {
  type: 'round-begun';
  rule: string;
  round: number;
}

// A seat takes the cards of a row into its score pile, and its own card starts the row anew.
export interface RowTaken {
  type: 'row-taken';
  rule: string;
  seat: number;
  card: number;
  row: number;
  cards: number[];
  points: number;
}

// Four Walkers are turned up; each starts a row.
export interface RowsStarted {
  type: 'rows-started';
  rule: string;
  cards: number[];
}

// What everybody can see of a seat: how many Walkers it holds, its Hero, its open score pile (CG-R20).
export interface SeatView {
  walkers: number;
  hero: string | null;
  pile: number[];
  points: number;
  total: number;
}

// A seat has answered openly, or changed its open answer: everybody sees which; people are told it in words.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// A row taken under Survival's Rule #2, numbered from 0; people call it row 1 to row 4.
export interface TakeRow {
  type: 'take-row';
  notation: string;
  row: number;
}

// A seat took its last answer back.
export interface TakenBack {
  type: 'taken-back';
  rule: string;
  seat: number;
}

// A Walker turned up in this round, still waiting to be placed.
export interface Turned {
  card: number;
  seat: number;
  hero: boolean;
}

// All face-down cards are turned up at once.
export interface TurnedUp {
  type: 'turned-up';
  rule: string;
  round: number;
  laid: Record<string, Lay>;
}

// The table as one seat sees it. A spectator has no hand.
//
// going    for each card of the hand, where it would go; nothing while there are no rows
// bullets  printed on each Walker, by its number
export interface View {
  mode: 'hero' | 'survival';
  hands: number;
  hand: number;
  round: number;
  seat: number | null;
  cards: number[] | null;
  going: Going[];
  hero: string | null;
  rows: number[][];
  row_points: number[];
  turned: Turned[];
  seats: SeatView[];
  scores: number[][];
  used_heroes: string[];
  unused: number;
  longest_row: number;
  bullets: number[];
}

export const bySeat: Record<string, string[]> = {"hand-scored": ["points", "totals"]};
