// Made by `make types` from the structs of card_game. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

export type Asked = Ask<'lay-a-card', Record<string, unknown>, Lay> | Ask<'lay-cards', Record<string, unknown>, Lay> | Ask<'take-a-row', LowCard, TakeRow>;

export type Choice = Lay | TakeRow;

// A player's answer is withdrawn: it is no longer possible after what somebody did meanwhile.
export interface FellAway {
  type: 'fell-away';
  rule: string;
  seat: number;
}

export type GameEvent = HandBegun | HandDealt | HeroTaken | RowsStarted | RoundBegun | TurnedUp | Placed | RowTaken | HandScored | Ready | Showed | TakenBack | FellAway | GoesOn;

// This table starts from a position of another game. Play continues from here.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

// A preview: the row where a card would go if it were placed now, and what would happen.
//
// goes-to   the card joins the row
// low-hero  the card is lower than the end of every row, so in Hero mode it joins this one (CG-110)
// sixth     the row is full, so the player takes it
// low       the card is lower than the end of every row, so in Survival mode the player takes a row of choice (CG-230)
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

// A player (seat) is dealt a hand. Only that seat sees the cards.
export interface HandDealt {
  type: 'hand-dealt';
  rule: string;
  seat: number;
  count: number;
  cards: number[] | null;
}

// The hand is over and the score piles are counted. `points` are for this hand, `totals` for all hands so far.
export interface HandScored {
  type: 'hand-scored';
  rule: string;
  hand: number;
  points: number[];
  totals: number[];
}

// A player takes a Hero into their hand.
export interface HeroTaken {
  type: 'hero-taken';
  rule: string;
  seat: number;
  hero: string;
}

// Lay cards face down: Walkers in ascending order, and the Hero if `hero` is true.
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

// A Walker is added to the end of a row.
export interface Placed {
  type: 'placed';
  rule: string;
  seat: number;
  card: number;
  row: number;
}

// A player has answered face down. The others do not see the answer.
export interface Ready {
  type: 'ready';
  rule: string;
  seat: number;
}

// A round begins: every player who holds a Walker lays cards face down.
export interface RoundBegun {
  type: 'round-begun';
  rule: string;
  round: number;
}

// A player takes a whole row into their score pile. Their own card starts the new row.
export interface RowTaken {
  type: 'row-taken';
  rule: string;
  seat: number;
  card: number;
  row: number;
  cards: number[];
  points: number;
}

// Four Walkers are turned up. Each starts a row.
export interface RowsStarted {
  type: 'rows-started';
  rule: string;
  cards: number[];
}

// The public part of a player: number of Walkers in hand, Hero, and open score pile (CG-R20).
//
// points  points in the score pile of this hand
// total   points over all hands, this one included
export interface SeatView {
  walkers: number;
  hero: string | null;
  pile: number[];
  points: number;
  total: number;
}

// A player has given an open answer, or changed it. Everybody sees the text of the answer.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// Take a row under Rule #2 of Survival mode. `row` counts from 0; the notation counts from 1.
export interface TakeRow {
  type: 'take-row';
  notation: string;
  row: number;
}

// A player has taken back (undone) their last answer.
export interface TakenBack {
  type: 'taken-back';
  rule: string;
  seat: number;
}

// A Walker that was revealed in this round and is not placed yet. `hero`: it was played with the Hero.
export interface Turned {
  card: number;
  seat: number;
  hero: boolean;
}

// All face-down cards are revealed at once.
export interface TurnedUp {
  type: 'turned-up';
  rule: string;
  round: number;
  laid: Record<string, Lay>;
}

// The table as one seat sees it. For a spectator, `cards` and `hero` are null.
//
// hand     the number of the present hand, of `hands` in all
// cards    the Walkers in the viewer's own hand
// going    a preview for each card in `cards`; empty while there are no rows
// turned   the revealed cards that are not placed yet
// scores   for each finished hand, the points of every seat
// unused   how many Walkers are not used in this hand
// bullets  the points printed on each Walker, by its number
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
