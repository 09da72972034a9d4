// Made by `make types` from the structs of tacdex. Do not edit.

import type { Asked as Ask } from '../../shell/scene';

// TD-005, TD-R01  The cards that show an action, each with its action; in JSON by the card's name.
export interface Actions {
  '5': 'discard' | 'draw' | 'flip' | 'redo';
  '6': 'discard' | 'draw' | 'flip' | 'redo';
  '7': 'discard' | 'draw' | 'flip' | 'redo';
  redo: 'discard' | 'draw' | 'flip' | 'redo';
}

// A card added by REDO; none if the player keeps to the REDO card.
export interface Add {
  type: 'add';
  notation: string;
  card: string | null;
}

// A number that could be added, and what the cards would come to then.
export interface Added {
  card: string;
  standing: Standing;
}

// What each number would come to if it were added to the REDO card, as the cards lie.
export interface Adding {
  standings: Added[];
}

export type Asked = Ask<'select-a-card', Record<string, unknown>, Select> | Ask<'add-a-card', Adding, Add> | Ask<'turn-the-marker', Turning, Turn> | Ask<'choose-an-opponent', Record<string, unknown>, Victim>;

// Nobody has won yet: these seats fight on for all the cards on the table.
export interface BattleTied {
  type: 'battle-tied';
  rule: string;
  seats: number[];
  count: number;
}

// A seat puts all the cards of the battle into its scoring pile.
export interface BattleWon {
  type: 'battle-won';
  rule: string;
  seat: number;
  side: 'HIGH' | 'LOW';
  cards: string[];
  count: number;
}

// REDO: a seat adds a card from its hand, openly.
export interface CardAdded {
  type: 'card-added';
  rule: string;
  seat: number;
  card: string;
}

// DISCARD: a card, drawn blindly from a hand, goes under its owner's deck. Only the owner sees it.
export interface CardDiscarded {
  type: 'card-discarded';
  rule: string;
  seat: number;
  by: number;
  card: string | null;
}

// A seat draws a card; only that seat sees it.
export interface CardDrawn {
  type: 'card-drawn';
  rule: string;
  seat: number;
  card: string | null;
}

export type Choice = Add | Select | Turn | Victim;

// A seat's deck is shuffled, with END somewhere in its lower part.
export interface DeckMade {
  type: 'deck-made';
  rule: string;
  seat: number;
  theme: 'survivors' | 'walkers';
  count: number;
}

// DISCARD hits nobody: no opponent holds three cards.
export interface DiscardLost {
  type: 'discard-lost';
  rule: string;
  seat: number;
}

// A tied seat has no card left to fight with.
export interface DroppedOut {
  type: 'dropped-out';
  rule: string;
  seat: number;
}

// A seat has drawn its END, and lays it open.
export interface EndShown {
  type: 'end-shown';
  rule: string;
  seat: number;
  missing: number;
}

// What a seat had laid can no longer be chosen, because of what was done meanwhile.
export interface FellAway {
  type: 'fell-away';
  rule: string;
  seat: number;
}

export type GameEvent = DeckMade | MarkerPlaced | HandDrawn | RoundBegun | Revealed | CardAdded | NothingAdded | MarkerTurned | MarkerKept | BattleWon | BattleTied | CardDiscarded | DiscardLost | CardDrawn | NothingToDraw | EndShown | DroppedOut | LeftUnclaimed | OwnTakenBack | Ready | Showed | TakenBack | FellAway | GoesOn;

// A table that begins with a moment of another game: from here on it is played anew.
export interface GoesOn {
  type: 'goes-on';
  rule: string;
}

// A seat draws its starting hand; only that seat sees the cards.
export interface HandDrawn {
  type: 'hand-drawn';
  rule: string;
  seat: number;
  count: number;
  cards: string[] | null;
}

// The cards of a battle that nobody won count for nobody.
export interface LeftUnclaimed {
  type: 'left-unclaimed';
  rule: string;
  count: number;
}

// A seat does not use its FLIP.
export interface MarkerKept {
  type: 'marker-kept';
  rule: string;
  seat: number;
  side: 'HIGH' | 'LOW';
}

// The Battle Marker lies between the players.
export interface MarkerPlaced {
  type: 'marker-placed';
  rule: string;
  side: 'HIGH' | 'LOW';
}

// The marker shows its other side, by a seat's FLIP or because of a tie.
export interface MarkerTurned {
  type: 'marker-turned';
  rule: string;
  side: 'HIGH' | 'LOW';
  seat: number | null;
}

// REDO: a seat adds no card, and has no number.
export interface NothingAdded {
  type: 'nothing-added';
  rule: string;
  seat: number;
}

// A seat's deck is empty: it plays on with what it holds.
export interface NothingToDraw {
  type: 'nothing-to-draw';
  rule: string;
  seat: number;
}

// A seat takes the cards it played in a battle that nobody won into its pile.
export interface OwnTakenBack {
  type: 'own-taken-back';
  rule: string;
  seat: number;
  cards: string[];
}

// A card that lies open on the table, and who played it.
export interface Played {
  seat: number;
  card: string;
}

// The card that counts of a seat, and its number; a REDO card has none (TD-261).
export interface Rank {
  seat: number;
  card: string;
  number: number | null;
}

// A seat has answered face down; nobody else learns what.
export interface Ready {
  type: 'ready';
  rule: string;
  seat: number;
}

// The selected cards are turned up at the same moment.
export interface Revealed {
  type: 'revealed';
  rule: string;
  cards: Record<string, string>;
  side: 'HIGH' | 'LOW';
}

// Everybody who fights selects a card: a new battle, or a further round of an Extended Battle.
export interface RoundBegun {
  type: 'round-begun';
  rule: string;
  round: number;
  battle: number;
  side: 'HIGH' | 'LOW';
  seats: number[];
}

// What everybody can see of a seat, and what an attentive player can reckon from it.
//
// unseen    the cards of its deck that this viewer has not seen yet, be they in the hand or in the deck
// fights    whether it lays a card in the present battle
// buried    how many cards DISCARD put under its deck that have not been drawn since
// end_draw  the earliest and the latest draw from now that can bring its END; None once END lies open
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

// A card laid face down for the battle.
export interface Select {
  type: 'select';
  notation: string;
  card: string;
}

// A seat has answered openly, or changed its open answer: everybody sees which; people are told it in words.
export interface Showed {
  type: 'showed';
  rule: string;
  seat: number;
  choice: Choice | string;
}

// The cards of a reveal from the best to the worst for this side; `best` are those who share the first place.
export interface Standing {
  side: 'HIGH' | 'LOW';
  ranks: Rank[];
  best: number[];
}

// A seat took its last answer back.
export interface TakenBack {
  type: 'taken-back';
  rule: string;
  seat: number;
}

// Whether FLIP turns the marker.
export interface Turn {
  type: 'turn';
  notation: string;
  flip: boolean;
}

// The side that the marker shows, and what the cards on the table come to if it is turned, or kept.
export interface Turning {
  side: 'HIGH' | 'LOW';
  flip: Standing;
  keep: Standing;
}

// What the latest reveal has come to: it stands so while actions are played, is won, is tied, or was nobody's.
export interface Verdict {
  side: 'HIGH' | 'LOW';
  ranks: Rank[];
  best: number[];
  kind: 'stands' | 'tied' | 'unclaimed' | 'won';
}

// The opponent that DISCARD hits; people count seats from 1.
export interface Victim {
  type: 'victim';
  notation: string;
  seat: number;
}

// The table as one seat sees it. A spectator has no hand.
//
// cards    the viewer's own hand
// buried   what DISCARD put under the viewer's own deck, the next to be drawn first
// pile     what the viewer has won
// shown    the cards of the latest reveal by seat; the last of each counts
// table    all the cards that lie there to be won, with who played them
// tied     who fights on in an Extended Battle
// verdict  what the latest reveal has come to
// faces    every card that a deck may hold, in order
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
