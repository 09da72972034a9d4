// Made by `npm run types` from schema.json, that is, from src/shambles/server/messages.py. Do not edit.

// I have shown everything up to this number.
export interface Ack {
  number: number;
  type: "ack";
}

// My answer to ask number `ask`. Send it again with the same key until it is taken or refused.
export interface Answer {
  ask: number;
  choice: string;
  key: string;
  type: "answer";
}

// The answer to `why`: null if the choice is legal.
export interface Because {
  key: string;
  refusal: Refusal | null;
  type: "because";
}

// A card of the box as people read it.
//
// kind      the part of the box it belongs to, such as `event`
// branches  the words of each thing that the card lets one choose from
// copies    how many of it are in the box
// attested  whether the printed rulebook knows the card, or we designed it
// parts     what the text is made of, where a card has parts that are read by themselves
export interface CardFace {
  attested: boolean;
  branches: string[];
  copies: number;
  id: string;
  kind: string;
  name: string;
  parts: CardPart[];
  text: string;
}

// A part of a card that stands apart on it, such as a side or a requirement, sentence by sentence.
export interface CardPart {
  lines: string[];
  name: string;
}

// I say something.
export interface Chat {
  text: string;
  type: "chat";
}

// Something somebody said at the table.
export interface ChatLine {
  name: string;
  number: number;
  seat: number | null;
  text: string;
}

// Come back to your own seat, from any device, with the token of your personal link.
export interface ClaimSeat {
  token: string;
}

// Let bots take the open seats.
export interface FillSeats {
  bot: "greedy" | "random";
}

// A game on the shelf.
export interface GameForm {
  minutes: [number, number];
  options: OptionForm[];
  seats: SeatsFor[];
  slug: string;
}

// Let a bot play your seat for a while; None takes it back.
export interface HandOver {
  bot: "greedy" | "random" | null;
}

// Sit down at an open seat, the first one unless given.
export interface JoinTable {
  name: string;
  seat?: number | null;
}

// A seat of a table to be: yours, open for somebody, or a bot's.
export interface NewSeat {
  bot?: "greedy" | "random";
  kind: "bot" | "open" | "you";
}

// A table to be opened. With a scenario, its position is dealt and it says how many seats there are.
export interface NewTable {
  game: string;
  name: string;
  options?: Record<string, number | string | boolean>;
  public?: boolean;
  scenario?: string | null;
  seats: NewSeat[];
}

// One thing players may set: its name, the values to choose from, a number with its least, or a box file.
export interface OptionForm {
  box: boolean;
  default: number | string | boolean | null;
  least: number | null;
  name: string;
  required: boolean;
  values: string[] | null;
}

// I am still here.
export interface Ping {
  type: "ping";
}

// So am I.
export interface Pong {
  type: "pong";
}

// The answer does not count; nothing has changed. The code has a text in every language, the rule says why.
export interface Refusal {
  code: string;
  params: Record<string, number | string | boolean | (number | string)[] | null>;
  rule: string;
  type: "refusal";
}

// Your answer does not count, and why.
export interface Refused {
  key: string;
  refusal: Refusal;
  type: "refused";
}

// I vote that a bot takes over this absent player's seat.
export interface RemoveSeat {
  seat: number;
}

// A finished game, step by step.
export interface Replay {
  outcome: unknown;
  revealed: Revealed;
  sound: boolean;
  steps: ReplayStep[];
  table: TableInfo;
}

// What one answer led to: the events, all open and as each seat was told; the table after it, as each saw it.
export interface ReplayStep {
  choice: string;
  events: unknown[];
  seat: number | null;
  spectator: unknown;
  told: unknown[][];
  views: unknown[];
}

// After the end: what the commitment was made of. SHA-256 of "seed:salt" must be the commitment.
export interface Revealed {
  salt: string;
  seed: string;
}

// A rule by its number.
export interface RuleForm {
  chapter: string;
  id: string;
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
  mode: string | null;
  note: string;
}

// What everybody knows of a seat: who sits there, and whether a bot plays it now.
export interface SeatInfo {
  bot: string | null;
  here: boolean;
  kind: "bot" | "open" | "person";
  name: string;
  removal: number;
}

// You have a seat. The token is for your personal link; your browser has it as a cookie already.
export interface Seated {
  seat: number;
  table: TableInfo;
  token: string;
}

// How many may play with this value of the first option, if that must be chosen; and how many usually do.
export interface SeatsFor {
  least: number;
  most: number;
  usual: number;
  value: string;
}

// The table as you may know it now. `full` means that the events start from the first one.
//
// asked     your ask with its options, or null; also while your face-down answer may still be changed
// awaited   the seats that still have to answer
// laid      who has answered face down, and what is seen of it; mine: your own face-down answer, to be changed
// events    what happened since the last number that you acknowledged
// silent    the rule by which nobody may talk at the moment
export interface State {
  asked: unknown;
  awaited: number[];
  can_undo: boolean;
  chat: ChatLine[];
  events: Told[];
  full: boolean;
  laid: Record<string, number>;
  mine: string | null;
  number: number;
  outcome: unknown;
  revealed: Revealed | null;
  seat: number | null;
  silent: string | null;
  table: TableInfo;
  type: "state";
  view: unknown;
}

// What everybody may know of a table.
export interface TableInfo {
  commitment: string;
  game: string;
  id: string;
  options: Record<string, unknown>;
  public: boolean;
  rematch: string | null;
  scenario: string | null;
  seats: SeatInfo[];
  status: "over" | "playing" | "waiting";
}

// An event with its number.
export interface Told {
  event: unknown;
  number: number;
}

// Your answer is on disk. `key` is the one you sent.
export interface Took {
  key: string;
  type: "took";
}

// What you sent could not be used. After some of these the socket is closed.
export interface Trouble {
  code: string;
  type: "trouble";
}

// I take my last answer back.
export interface Undo {
  key: string;
  type: "undo";
}

// Could I answer this, and if not, why not?
export interface Why {
  choice: string;
  key: string;
  type: "why";
}
