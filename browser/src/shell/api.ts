// Made by `make types` from the server's messages. Do not edit.

import type { Change } from './change';
import type { Asked, GameEvent } from './scene';

// I have shown everything up to this number.
export interface Ack {
  type: 'ack';
  number: number;
}

// My answer to ask number `ask`. Send it again with the same key until it is taken or refused.
export interface Answer {
  type: 'answer';
  key: string;
  ask: number;
  choice: string;
}

// The answer to `why`: null if the choice is legal.
export interface Because {
  type: 'because';
  key: string;
  refusal: Refusal | null;
}

// A card of the box as people read it.
//
// kind      the part of the box it belongs to, such as `event`
// branches  the words of each thing that the card lets one choose from
// copies    how many of it are in the box
// attested  whether the printed rulebook knows the card, or we designed it
// parts     what the text is made of, where a card has parts that are read by themselves
export interface CardFace {
  id: string;
  kind: string;
  name: string;
  text: string;
  branches: string[];
  copies: number;
  attested: boolean;
  parts: CardPart[];
}

// A part of a card that stands apart on it, such as a side or a requirement, sentence by sentence.
export interface CardPart {
  name: string;
  lines: string[];
}

// I say something.
export interface Chat {
  type: 'chat';
  text: string;
}

// Something somebody said at the table.
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

// Come back to your own seat, from any device, with the token of your personal link.
export interface ClaimSeat {
  token: string;
}

// A seat's clock: when it runs out, by the server's time (null while it stands), and what the bank still holds.
//
// stood_in    how often the caretaker has answered for this seat
export interface Clock {
  deadline: number | null;
  bank: number;
  stood_in: number;
}

// The lessons of one way to play, and the settings of the real game at their end.
export interface CourseForm {
  id: string;
  options: Record<string, number | string | boolean>;
  seats: number;
  lessons: LessonForm[];
}

// A deal that somebody has played: which game it is, with which settings, against whom, and from which seat.
export interface DealForm {
  game: string;
  options: Record<string, number | string | boolean>;
  levels: string[];
  seat: number;
}

// How somebody did with a deal; `here` at the table that was asked about.
//
// done    how far the review is that tells luck from choice, from 0 to 1; null where nobody has asked for it
// share   what it says of this seat
export interface DealResult {
  name: string;
  seat: number;
  score: number;
  won: boolean;
  here: boolean;
  done: number | null;
  share: Share | null;
}

// A choice that mattered: what was chosen, what would have been better, and by how much of a win.
//
// What the seat saw then is the table right after event number `step`.
export interface Decision {
  seat: number;
  step: number;
  ask: string;
  choice: string;
  better: string;
  lost: number;
  reasons: Reason[];
}

// Let bots take the open seats.
export interface FillSeats {
  bot?: 'greedy' | 'legend' | 'random' | 'rookie' | 'survivor' | 'veteran';
}

export type FromClient = Answer | Undo | Why | Ack | Chat | Ping;

export type FromServer = State | News | Took | Refused | Because | Trouble | Pong;

// A table from afar: your seat, if you have one, and for whom everybody waits.
export interface Glance {
  table: TableInfo;
  seat: number | null;
  awaited: number[];
}

// Let a bot play your seat for a while; None takes it back.
export interface HandOver {
  bot: 'greedy' | 'legend' | 'random' | 'rookie' | 'survivor' | 'veteran' | null;
}

// A hint in words, too: what the answers it speaks of are called, by notation, and what the best one means.
export interface Hint {
  seat: number;
  ask: number;
  key: string;
  choice: string;
  options: Weighed[];
  reasons: Reason[];
  called: Record<string, string>;
  means: string;
}

// Sit down at an open seat, the first one unless given.
export interface JoinTable {
  name: string;
  seat?: number | null;
  portrait?: number | null;
}

// A lesson: its words are found by its id. `answers` is how many there are to give.
export interface LessonForm {
  id: string;
  rule: string;
  answers: number;
}

// How many of so many games a table of this level won together, with these options and so many seats.
export interface Measured {
  options: Record<string, string | number | boolean>;
  seats: number;
  level: string;
  games: number;
  won: number;
}

// A seat of a table to be: yours, open for somebody, or a bot's.
export interface NewSeat {
  kind: 'bot' | 'open' | 'you';
  bot?: 'greedy' | 'legend' | 'random' | 'rookie' | 'survivor' | 'veteran';
}

// A table to be opened. With a scenario, its position is dealt and it says how many seats there are.
export interface NewTable {
  game: string;
  name: string;
  seats: NewSeat[];
  options?: Record<string, number | string | boolean>;
  public?: boolean;
  grace?: number;
  scenario?: string | null;
  pace?: Pace | null;
  hints?: boolean;
  portrait?: number | null;
}

// What is new since the last message: the steps in order, and those fields of the state that have changed.
//
// Each step's change starts from the view of the step before it; `change` is a rest that belongs to no step. What is
// asked, awaited and so on belongs to the table after the last step.
export interface News {
  type: 'news';
  steps?: TableStep[];
  change?: Change;
  table?: TableInfo;
  asked?: Asked | null;
  meanwhile?: Asked | null;
  awaited?: number[];
  laid?: Record<string, number>;
  shown?: Record<string, string>;
  mine?: string | null;
  can_undo?: boolean;
  chat?: ChatLine[];
  outcome?: Outcome | null;
  revealed?: Revealed | null;
  silent?: string | null;
}

// One thing players may set: its name, the values to choose from, a number with its least, or a box file.
export interface OptionForm {
  name: string;
  required: boolean;
  values: string[] | null;
  least: number | null;
  default: number | string | boolean | null;
  box: boolean;
}

// How the game ended: a score for each seat, the seats that win, and why it is over, with its rule.
//
// returns     the same for programs: a number for each seat, the higher the better, whatever the game counts
export interface Outcome {
  type: 'outcome';
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
  returns: number[];
}

// How long somebody who is asked may take; then a caretaker of this level gives that one answer.
//
// live    seconds for each answer, and a bank for the whole game that is drawn on when they are over
// post    days
export interface Pace {
  kind: 'live' | 'post';
  seconds: number;
  bank: number;
  caretaker: 'greedy' | 'legend' | 'random' | 'rookie' | 'survivor' | 'veteran';
}

// The table before the first step of a page.
//
// view        as the viewpoint saw it; a spectator's where all is open; null before anything has happened
// opened      where all is open, what every seat saw
export interface PageStart {
  view: unknown | null;
  opened: (unknown | null)[] | null;
}

// One thing that happened, and what it changed. `seat` and `choice` are the answer that led to it, if one did.
//
// change      of the view, from the step before; left out where the view is the same
// opened      likewise, of the list of everybody's views
export interface PageStep {
  number: number;
  seat: number | null;
  choice: string | null;
  event: GameEvent;
  change?: Change;
  opened?: Change;
}

// I am still here.
export interface Ping {
  type: 'ping';
}

// Play it from this seat.
export interface PlayDeal {
  name: string;
  seat?: number;
  portrait?: number | null;
}

// A moment of the game, right after event number `step`: each seat's chance to win by what it knew itself.
//
// luck    what changed it since the point before: draws, dice, hidden cards, and what everybody expected to happen
// own     what the seat's own choices changed, against the best that it could have known
// others  what the others' choices changed for it, against their best
export interface Point {
  step: number;
  chances: number[];
  luck: number[];
  own: number[];
  others: number[];
}

// So am I.
export interface Pong {
  type: 'pong';
}

// One thing that speaks for an option, in the words of `reason-<key>`; a `seat` among its figures is named.
export interface Reason {
  key: string;
  params: Record<string, number | string>;
}

// The answer does not count; nothing has changed. The code has a text in every language, the rule says why.
export interface Refusal {
  type: 'refusal';
  code: string;
  rule: string;
  params: Record<string, number | string | boolean | null | (number | string)[]>;
}

// Your answer does not count, and why.
export interface Refused {
  type: 'refused';
  key: string;
  refusal: Refusal;
}

// I vote that a bot takes over this absent player's seat.
export interface RemoveSeat {
  seat: number;
}

// A page of a finished game: the table before its first step, the steps, and how many there are in all.
//
// viewpoint   the seat that looks, by its number; `spectator`; or `open`: all that any seat knew
// next        the number after which the next page begins; null on the last one
// sound       whether the game, played again from its seed alone, comes out the same
export interface ReplayPage {
  table: TableInfo;
  revealed: Revealed;
  outcome: Outcome;
  sound: boolean;
  viewpoint: string;
  count: number;
  next: number | null;
  start: PageStart;
  steps: PageStep[];
}

// After the end: what the commitment was made of. SHA-256 of "seed:salt" must be the commitment.
export interface Revealed {
  seed: string;
  salt: string;
}

// A whole game. `decisions` are those that mattered most, of each seat, the costliest first.
export interface Review {
  version: number;
  game: string;
  points: Point[];
  shares: Share[];
  decisions: Decision[];
}

// The review of a finished game, or how far it is: `done` goes from 0 to 1.
//
// told    by language, its decisions with the answers called by their names
export interface ReviewForm {
  done: number;
  review: Review | null;
  told: Record<string, Decision[]>;
}

// A rule by its number.
export interface RuleForm {
  id: string;
  chapter: string;
  text: string;
}

// The rulebook of a game, and its golden examples.
export interface RulesForm {
  rules: RuleForm[];
  scenarios: ScenarioForm[];
}

// A golden example that can be dealt.
export interface ScenarioForm {
  id: string;
  note: string;
  mode: string | null;
}

// What everybody knows of a seat: who sits there, and whether a bot plays it now.
//
// portrait    the survivor that whoever sits there has chosen; null: one drawn from the name
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'open' | 'person';
  bot: string | null;
  here: boolean;
  removal: number;
  clock: Clock | null;
  portrait: number | null;
}

// You have a seat. The token is for your personal link; your browser has it as a cookie already.
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

// How many may play with this value of the first option, if that must be chosen; and how many usually do.
export interface SeatsFor {
  value: string;
  least: number;
  most: number;
  usual: number;
}

// What became of a seat's chances: `start`, `luck`, `own` and `others` add up to the `result`.
export interface Share {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

// A game on the shelf, with the few words of its own that the shelf says: name, line, modes and their goals.
export interface ShelvedGame {
  slug: string;
  minutes: [number, number];
  together: boolean;
  options: OptionForm[];
  seats: SeatsFor[];
  measured: Measured[];
  courses: string[];
  words: Record<string, string>;
}

// The whole table as you may know it now: the first message, and again after a gap.
//
// full        whether `events` start from the first; otherwise they come after what you said you have
// view        null until the game begins
// events      what happened, up to `number`
// asked       your ask with its options, or null; also while your answer may still be changed
// meanwhile   what you may do while others are asked, if you like
// awaited     the seats that still have to answer
// laid        who has answered face down, and what is seen of it
// shown       the answers that lie open until the last one is in, in words
// mine        your own answer, while it lies there to be changed
// revealed    after the end, what the commitment was made of; null while the same cards are played elsewhere
// silent      the rule by which nobody may talk at the moment
// time        the server's, in seconds: clocks are told by it
export interface State {
  type: 'state';
  full: boolean;
  seat: number | null;
  view: unknown | null;
  events: Told[];
  number: number;
  table: TableInfo;
  asked: Asked | null;
  meanwhile: Asked | null;
  awaited: number[];
  laid: Record<string, number>;
  shown: Record<string, string>;
  mine: string | null;
  can_undo: boolean;
  chat: ChatLine[];
  outcome: Outcome | null;
  revealed: Revealed | null;
  silent: string | null;
  time: number;
}

// What everybody may know of a table.
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, number | string | boolean>;
  status: 'over' | 'playing' | 'waiting';
  public: boolean;
  seats: SeatInfo[];
  commitment: string;
  scenario: string | null;
  rematch: string | null;
  grace: number;
  hints: boolean;
  pace: Pace | null;
  deal: string | null;
  spectators: number;
}

// An event with its number, and what it changed in your view; `change` is left out where it changed nothing.
export interface TableStep {
  number: number;
  event: GameEvent;
  change?: Change;
}

// A game's words in one language, as a Fluent page; which fields of its events hold a value for each seat; and
// which files its package brings for the browser (`/api/games/<game>/scene.js`).
export interface TextsForm {
  fluent: string;
  by_seat: Record<string, string[]>;
  scene: ('scene.css' | 'scene.js')[];
}

// An event with its number.
export interface Told {
  number: number;
  event: GameEvent;
}

// Your answer is on disk. `key` is the one you sent.
export interface Took {
  type: 'took';
  key: string;
}

// What you sent could not be used. After some of these the socket is closed.
export interface Trouble {
  type: 'trouble';
  code: string;
}

// I take my last answer back.
export interface Undo {
  type: 'undo';
  key: string;
}

// What would a veteran answer to ask number `ask`, which is mine?
export interface WantHint {
  ask: number;
}

// An option that was looked into: the result to expect, from 0 to 1 (most of it the win, and some the margin).
export interface Weighed {
  choice: string;
  figure: number;
}

// Could I answer this, and if not, why not?
export interface Why {
  type: 'why';
  key: string;
  choice: string;
}
