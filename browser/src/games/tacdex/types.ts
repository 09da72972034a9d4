// Made by `make types` from the structs of tacdex. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

// TD-005, TD-R01  The action of each card that has one. In JSON the keys are the names of the cards.
export interface Actions {
  '5': 'discard' | 'draw' | 'flip' | 'redo';
  '6': 'discard' | 'draw' | 'flip' | 'redo';
  '7': 'discard' | 'draw' | 'flip' | 'redo';
  redo: 'discard' | 'draw' | 'flip' | 'redo';
}

// Add a card with REDO. `card` is null if the player adds none.
export interface Add {
  type: 'add';
  notation: string;
  card: string | null;
}

// A preview of REDO: a card that the player could add, and the ranking that would follow.
export interface Added {
  card: string;
  standing: Standing;
}

// For each card that the player could add to REDO, the ranking that would follow, as the marker is now.
export interface Adding {
  standings: Added[];
}

export type Asked = Ask<'select-a-card', Record<string, unknown>, Select> | Ask<'add-a-card', Adding, Add> | Ask<'turn-the-marker', Turning, Turn> | Ask<'choose-an-opponent', Record<string, unknown>, Victim>;

// The battle is tied. These seats fight on for all the cards on the table.
export interface BattleTied {
  type: 'battle-tied';
  rule: string;
  seats: number[];
  count: number;
}

// A player wins the battle and puts all its cards into their scoring pile.
export interface BattleWon {
  type: 'battle-won';
  rule: string;
  seat: number;
  side: 'HIGH' | 'LOW';
  cards: string[];
  count: number;
}

// REDO: a player adds a card from their hand, face up.
export interface CardAdded {
  type: 'card-added';
  rule: string;
  seat: number;
  card: string;
}

// DISCARD: a random card from a player's hand goes under that player's deck. Only its owner (`seat`) sees it. `by`
// is the seat that played DISCARD.
export interface CardDiscarded {
  type: 'card-discarded';
  rule: string;
  seat: number;
  by: number;
  card: string | null;
}

// A player draws a card. Only that seat sees it.
export interface CardDrawn {
  type: 'card-drawn';
  rule: string;
  seat: number;
  card: string | null;
}

export type Choice = Add | Select | Turn | Victim;

// A player's deck is shuffled. END is somewhere in its lower part.
export interface DeckMade {
  type: 'deck-made';
  rule: string;
  seat: number;
  theme: 'survivors' | 'walkers';
  count: number;
}

// DISCARD has no effect, because no opponent holds three cards.
export interface DiscardLost {
  type: 'discard-lost';
  rule: string;
  seat: number;
}

// A tied player has no card left to fight with, and drops out of the battle.
export interface DroppedOut {
  type: 'dropped-out';
  rule: string;
  seat: number;
}

// A player draws END and shows it. `missing` is how many players have not drawn theirs yet.
export interface EndShown {
  type: 'end-shown';
  rule: string;
  seat: number;
  missing: number;
}

// A player's answer is withdrawn: it is no longer possible after what somebody did meanwhile.
export interface FellAway {
  type: 'fell-away';
  rule: string;
  seat: number;
}

export type GameEvent = DeckMade | MarkerPlaced | HandDrawn | RoundBegun | Revealed | CardAdded | NothingAdded | MarkerTurned | MarkerKept | BattleWon | BattleTied | CardDiscarded | DiscardLost | CardDrawn | NothingToDraw | EndShown | DroppedOut | LeftUnclaimed | OwnTakenBack | Ready | Showed | TakenBack | FellAway | GoesOn;

// This table starts from a position of another game. Play continues from here.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

// A player (seat) draws the starting hand. Only that seat sees the cards.
export interface HandDrawn {
  type: 'hand-drawn';
  rule: string;
  seat: number;
  count: number;
  cards: string[] | null;
}

// Nobody won the battle, and its cards count for nobody.
export interface LeftUnclaimed {
  type: 'left-unclaimed';
  rule: string;
  count: number;
}

// A player decides not to use their FLIP.
export interface MarkerKept {
  type: 'marker-kept';
  rule: string;
  seat: number;
  side: 'HIGH' | 'LOW';
}

// The Battle Marker is placed between the players, with this side up.
export interface MarkerPlaced {
  type: 'marker-placed';
  rule: string;
  side: 'HIGH' | 'LOW';
}

// The marker is turned to its other side: by a player's FLIP, or because of a tie (`seat` is then null).
export interface MarkerTurned {
  type: 'marker-turned';
  rule: string;
  side: 'HIGH' | 'LOW';
  seat: number | null;
}

// REDO: a player adds no card, and so has no number.
export interface NothingAdded {
  type: 'nothing-added';
  rule: string;
  seat: number;
}

// A player cannot draw, because their deck is empty. They play on with their hand.
export interface NothingToDraw {
  type: 'nothing-to-draw';
  rule: string;
  seat: number;
}

// Nobody won the battle, and a player puts the cards they played in it into their own pile.
export interface OwnTakenBack {
  type: 'own-taken-back';
  rule: string;
  seat: number;
  cards: string[];
}

// A card face up on the table, and the seat that played it.
export interface Played {
  seat: number;
  card: string;
}

// A player's card in the ranking, and its number. A REDO card has no number (TD-261).
export interface Rank {
  seat: number;
  card: string;
  number: number | null;
}

// A player has answered face down. The others do not see the answer.
export interface Ready {
  type: 'ready';
  rule: string;
  seat: number;
}

// All selected cards are revealed at the same time.
export interface Revealed {
  type: 'revealed';
  rule: string;
  cards: Record<string, string>;
  side: 'HIGH' | 'LOW';
}

// Everybody who fights selects a card, for a new battle or for another round of an Extended Battle.
export interface RoundBegun {
  type: 'round-begun';
  rule: string;
  round: number;
  battle: number;
  side: 'HIGH' | 'LOW';
  seats: number[];
}

// The public part of a player, and what an attentive player can work out from it.
//
// hand      how many cards are in the hand; `deck` and `pile` are counts too
// end       whether END has been drawn and shown
// fights    whether this seat plays a card in the present battle
// buried    how many cards DISCARD put under the deck that are not drawn yet
// unseen    the cards of this seat that the viewer has not seen yet: in the hand or in the deck, without END
// end_draw  the earliest and the latest draw, counted from now, that can be END; null once END is shown
export interface SeatView {
  theme: 'survivors' | 'walkers';
  hand: number;
  deck: number;
  pile: number;
  end: boolean;
  fights: boolean;
  buried: number;
  unseen: string[];
  end_draw: [number, number] | null;
}

// Select a card for the battle, face down.
export interface Select {
  type: 'select';
  notation: string;
  card: string;
}

// A player has given an open answer, or changed it. Everybody sees the text of the answer.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// The revealed cards ranked from best to worst for this side of the marker. `best` are the seats that share first
// place.
export interface Standing {
  side: 'HIGH' | 'LOW';
  ranks: Rank[];
  best: number[];
}

// A player has taken back (undone) their last answer.
export interface TakenBack {
  type: 'taken-back';
  rule: string;
  seat: number;
}

// Turn the marker with FLIP (`flip` is true), or leave it.
export interface Turn {
  type: 'turn';
  notation: string;
  flip: boolean;
}

// The side of the marker, and the ranking of the revealed cards if FLIP turns it (`flip`) or not (`keep`).
export interface Turning {
  side: 'HIGH' | 'LOW';
  flip: Standing;
  keep: Standing;
}

// The result of the latest reveal, with the ranking behind it.
//
// stands     actions are still being played, so it may change
// won        the seat in `best` won the battle
// tied       the seats in `best` fight on
// unclaimed  nobody won the cards
export interface Verdict {
  side: 'HIGH' | 'LOW';
  ranks: Rank[];
  best: number[];
  kind: 'stands' | 'tied' | 'unclaimed' | 'won';
}

// Choose the opponent that DISCARD hits. `seat` counts from 0; the notation counts from 1.
export interface Victim {
  type: 'victim';
  notation: string;
  seat: number;
}

// The table as one seat sees it. For a spectator, `cards`, `buried` and `pile` are null.
//
// cards        the viewer's own hand
// buried       the cards that DISCARD put under the viewer's own deck, in the order they will be drawn
// pile         the cards that the viewer has won
// shown        for each seat, its cards in the latest reveal; the last one counts
// table        the cards on the table that this battle is for, with the seat that played each
// unclaimed    the cards of battles that nobody won
// tied         the seats that fight on in an Extended Battle
// last_winner  the seat that won the last battle
// verdict      the result of the latest reveal
// faces        every card that a deck can hold, in order
export interface View {
  seat: number | null;
  actions: Actions;
  battle: number;
  round: number;
  marker: 'HIGH' | 'LOW';
  cards: string[] | null;
  buried: string[] | null;
  pile: string[] | null;
  shown: string[][];
  table: Played[];
  unclaimed: Played[];
  tied: number[];
  last_winner: number | null;
  seats: SeatView[];
  verdict: Verdict | null;
  faces: string[];
}

export const bySeat: Record<string, string[]> = {};
