// Made by `make types` from the server's messages. Do not edit.

import type { Change } from './change';
import type { Asked, GameEvent } from './scene';

// I have shown everything up to this number.
export interface Ack {
  type: 'ack';
  number: number;
}

// Tell everybody, in any languages; without words nobody is told anything any more.
export interface Announce {
  words?: Record<string, string>;
  hours?: number;
}

// My answer to ask number `ask`. Send it again with the same key until it is taken or refused.
export interface Answer {
  type: 'answer';
  key: string;
  ask: number;
  choice: string;
}

// An answer as it is called: how many wins fewer in a hundred games than the best, give or take, in how many games.
//
// `behind` is null for an answer that was behind early on and not tried further.
export interface AnswerWorth {
  choice: string;
  called: string;
  behind: number | null;
  error: number;
  worlds: number;
}

// The answer to `why`: null if the choice is legal.
export interface Because {
  type: 'because';
  key: string;
  refusal: Refusal | null;
}

// How everybody did with a daily deal; `lines` is null for whoever has not played it while its day lasts.
//
// revealed   seed and salt, once the day is over
// unranked   why your own try is not ranked
export interface Board {
  deal: string;
  day: string;
  game: string;
  name: string;
  is_over: boolean;
  tries: number;
  mine: MyTry | null;
  lines: BoardLine[] | null;
  fingerprint: string;
  revealed: Revealed | null;
  unranked: 'new-player' | 'not-first' | null;
}

// A try on the board. `place` is null where it does not count, `cost` and `share` where it has not been reviewed.
//
// coming  it is still to be reviewed, or to be played to its end
// table   where its replay is, once the day is over
export interface BoardLine {
  name: string;
  place: number | null;
  score: number | null;
  won: boolean;
  cost: Cost | null;
  share: Share | null;
  mine: boolean;
  coming: boolean;
  table: string | null;
}

// How strong a bot is in one way to play: measured once, and fixed.
export interface BotRating {
  mode: string;
  bot: string;
  rating: number;
  doubt: number;
}

// A thing that is not as in the game's own box: `before` and `after` are what stands on it, in words.
export interface BoxChange {
  table: string;
  number: number | null;
  how: string;
  name: string;
  before: string;
  after: string;
}

// Something that is wrong with a box: where, as far as there is such a place in it, and in words.
export interface BoxFault {
  at: (string | number)[];
  field: string;
  words: string;
}

// A kind of box: what can be written in it, and the game's own as it is written. `kinds` are all of the game's.
export interface BoxForm {
  kinds: string[];
  outline: Outline;
  tables: Record<string, unknown>;
}

// What there is to see of a box.
//
// names   what its things are called, table by table
// faces   the card that was asked for, by language; none where it cannot be read
// toml    the file, where it was asked for; tables: what it holds, where the file was handed in
export interface BoxSeen {
  names: Record<string, string[]>;
  faults: BoxFault[];
  changes: BoxChange[];
  faces: Record<string, CardFace>;
  toml: string;
  tables: Record<string, unknown> | null;
}

// The text of a card of the box.
//
// kind      the part of the box it belongs to, such as `event`
// branches  texts of the alternatives that the card offers
// copies    number of copies in the box
// attested  True if the printed rulebook knows the card, False if we designed it
// parts     parts of the text, if the card has parts that are read separately
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

// A changed card, and the share of the games with the new box in which it was met.
export interface CardMet {
  card: string;
  name: string;
  games: number;
}

// A separate part of a card's text, such as a side or a requirement, sentence by sentence.
export interface CardPart {
  name: string;
  lines: string[];
}

// A changed card that makes a difference: wins with the new box in the deals where it was met early, wins with the
// game's own box in the same deals, and the difference.
export interface CardWorth {
  card: string;
  name: string;
  games: number;
  having: Figure;
  lacking: Figure;
  apart: Figure;
}

// What the browser is to sign, as WebAuthn writes it.
export interface Challenge {
  options: Record<string, unknown>;
}

// My quiet hours; null: none.
export interface ChangeCalls {
  quiet: Quiet | null;
}

// My name, or all of my settings; what is left out stays.
export interface ChangeMe {
  name?: string | null;
  settings?: Record<string, boolean | number | string | null> | null;
}

// I say something.
export interface Chat {
  type: 'chat';
  text: string;
}

// Something somebody said at the table.
//
// kind    `plan`: a bot says what it is about to do, and why; `plea`: somebody says something to the bots; both are
// in your language
// brief   a plan without its reason
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  kind: 'plan' | 'plea' | 'said';
  brief: string;
}

// What one's own choices lose a game, on average over so many games that were reviewed.
//
// in_points   in points; otherwise in chances to win, from 0 to 1
// doubt       95 times in 100 the true figure is off by no more; both are null where there are too few games to say
export interface ChoiceRating {
  games: number;
  in_points: boolean;
  lost: number | null;
  doubt: number | null;
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

// A table of a round. Number 0 are those who sit out; `table` is null for them.
export interface ClubBoard {
  number: number;
  table: string | null;
  done: boolean;
  seats: ClubSeat[];
}

// A club night on the list.
export interface ClubCard {
  id: string;
  name: string;
  game: string;
  format: 'knockout' | 'robin' | 'swiss' | 'together';
  seats: number;
  status: 'open' | 'over' | 'playing';
  due: number | null;
  people: number;
  mine: boolean;
}

// Somebody in the field, and where they stand. `rounds` are their points in each round that is over, null where
// they did not play.
export interface ClubLine {
  number: number;
  name: string;
  here: boolean;
  gone: boolean;
  place: number;
  points: number;
  wins: number;
  company: number;
  rounds: (number | null)[];
}

// What comes over the socket of a club night: the whole page first, then what has changed since a version.
export interface ClubNews {
  page?: ClubNow;
  after?: number;
  change?: Change;
}

// A club night as everybody may see it: made once each time it changes, and the same for all.
//
// lines     everybody, in the order in which they joined: so that a change of places is a small change
// due       when it begins, or goes on with the next round, by the server's time
// last      the number of rounds, where that is known
// latest    the latest round
export interface ClubNow {
  id: string;
  name: string;
  game: string;
  options: Record<string, number | string | boolean>;
  format: 'knockout' | 'robin' | 'swiss' | 'together';
  seats: number;
  last: number | null;
  pace: Pace;
  rest: number;
  status: 'open' | 'over' | 'playing';
  paused: boolean;
  due: number | null;
  organiser: string | null;
  lines: ClubLine[];
  latest: ClubRound | null;
  version: number;
}

// All of a club night, for a file.
export interface ClubResults {
  night: ClubNow;
  rounds: ClubRound[];
}

// A round; `closed` when its last table is done, and its cards are open to all (SH-010).
export interface ClubRound {
  number: number;
  began: number;
  closed: number | null;
  boards: ClubBoard[];
}

// A seat of a round: whose, by number; null is a caretaker's. Results are told when the round is over.
export interface ClubSeat {
  entry: number | null;
  points: number | null;
  score: number | null;
  won: boolean;
  ending: 'absent' | 'aside' | 'bye' | 'played' | null;
}

// One thing that was measured in both boxes. `is_clear`: whether there is a difference at all.
export interface Compared {
  name: string;
  share: boolean;
  before: Figure;
  after: Figure;
  difference: Figure;
  is_clear: boolean;
}

// The code that was sent to the address.
export interface ConfirmWay {
  code: string;
}

// Losses by a seat's choices in a whole game: points if the game counts points, else chances to win (costs.py).
//
// doubt    half-width of the 95 % interval
// choices  number of choices that were judged
export interface Cost {
  lost: number;
  doubt: number;
  choices: number;
  in_points: boolean;
}

// The lessons of one way to play, and the settings of the real game at their end.
export interface CourseForm {
  id: string;
  options: Record<string, number | string | boolean>;
  seats: number;
  lessons: LessonForm[];
}

// A way to play, with its deal of today.
//
// name, goal   what it is called and what wins, in words
// tries        how many have tried it
// before       the name of yesterday's deal, where there was one
// tomorrow     the fingerprint of tomorrow's: SHA-256 of "seed:salt"
// unranked     why your try is not ranked, or would not be if you began one now
export interface DailyDeal {
  deal: string;
  game: string;
  name: string;
  goal: string;
  minutes: [number, number];
  tries: number;
  mine: MyTry | null;
  before: string | null;
  fingerprint: string;
  tomorrow: string;
  unranked: 'new-player' | 'not-first' | null;
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

// A choice that mattered: the answer, the better one, and the loss as a fraction of a win.
//
// told    number of events when the seat chose
// step    step of the story, as a replay counts it, that showed the seat this moment
// points  cost in points, if the game counts points
// when    text that names the round
// grade   size of the mistake, the same for every game
// came    what the answer led to at once and what the better one would have led to, if the others had answered the
// same; None if the game does not tell or the better one gained nothing at once
export interface Decision {
  seat: number;
  told: number;
  ask: string;
  choice: string;
  better: string;
  lost: number;
  reasons: Reason[];
  step: number;
  points: number | null;
  when: string;
  grade: 'inaccuracy' | 'mistake';
  came: Reason | null;
}

// A row of the log.
export interface DeedSeen {
  number: number;
  at: number;
  deed: string;
  subject: string;
  until: number | null;
  words: Record<string, string>;
}

// A device that I am known by; `here` is the one that asks.
export interface DeviceForm {
  id: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

// A webhook of a channel at Discord.
export interface DiscordWay {
  kind: 'discord';
  address: string;
  lang: string;
}

// A moment of a game as a page of somebody else's shows it to whoever comes by.
//
// title   the game; line: who plays, or how it ended
// step    which moment this is, of `count`; of a game that is on there is only the present one
// version a number that grows with a game that is on
// said    what happened last, in words
// svg     the scene; null where it is what was seen already
// words   what the buttons are called
export interface Embedded {
  title: string;
  line: string;
  status: 'over' | 'playing' | 'waiting';
  step: number;
  count: number;
  version: number;
  said: string[];
  svg: string | null;
  words: Record<string, string>;
}

// A figure with the interval that holds the true one with 95 % confidence; open ends are null.
export interface Figure {
  mean: number;
  low: number | null;
  high: number | null;
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

// A table with a seat of mine; this device has its cookie from now on.
export interface HandedTable {
  id: string;
  game: string;
}

// A hint in words, too.
//
// called  what the best answer is called, and what it means
// why     what speaks for it
// figures averages over imagined games, which people see only if they ask
// against by every other answer that can be compared with it, why it is better than that one
export interface Hint {
  seat: number;
  ask: number;
  key: string;
  choice: string;
  options: Weighed[];
  reasons: Reason[];
  yours: Record<string, Reason>;
  equal: string[];
  called: string;
  means: string;
  why: string[];
  against: Record<string, string>;
  figures: string[];
}

// A friend asks me to a table.
export interface Invitation {
  table: string;
  game: string;
  name: string;
  sent: number;
}

// A friend is to come to this table.
export interface Invite {
  friend: string;
}

// Join, under this name.
export interface JoinClub {
  name: string;
}

// Sit down at an open seat, the first one unless given. A program says that it is one (SH-015).
//
// anyway  also beside somebody whom you have blocked
export interface JoinTable {
  name: string;
  seat?: number | null;
  portrait?: number | null;
  program?: boolean;
  anyway?: boolean;
}

// Somebody I know: a friend, or somebody whom I mute or block. Of friends I see whether they are here.
export interface Known {
  id: string;
  name: string;
  friend: boolean;
  here: boolean;
  regard: 'block' | 'mute' | 'none';
}

// Who stands where in one way to play.
//
// together    all win or lose together, so choices alone are compared; in_points: in points, otherwise in chances
export interface Ladder {
  game: string;
  mode: string;
  together: boolean;
  in_points: boolean;
  lines: LadderLine[];
}

// Somebody on a ladder (SH-017).
//
// place   null where they have played too few games of this month to have one
// games   of this month
// rating  after the last of them, and how far it may be off (`doubt`); null where all win or lose together
// lost    what their choices lost a game, on average, and how far that may be off; null where too few were judged
export interface LadderLine {
  place: number | null;
  name: string;
  games: number;
  rating: number | null;
  doubt: number | null;
  lost: number | null;
  lost_doubt: number | null;
}

// A language as a menu shows it.
export interface Language {
  code: string;
  name: string;
  done: number;
  ours: boolean;
}

// The league of bots: whether there is one here, when it plays (hours by UTC), and how they stand after the last
// `nights` nights.
export interface League {
  is_on: boolean;
  hours: string;
  nights: number;
  tables: LeagueTable[];
}

// A bot of the league (SH-018): its rating there, how far that may be off, and how many games it has played.
export interface LeagueBot {
  bot: string;
  rating: number;
  doubt: number;
  games: number;
}

// The bots of one way to play, the strongest first.
export interface LeagueTable {
  game: string;
  mode: string;
  games: number;
  bots: LeagueBot[];
}

// A lesson: its words are found by its id. `answers` is how many there are to give.
//
// `points` says for each of them what the words speak of: things of the view, or answers.
export interface LessonForm {
  id: string;
  rule: string;
  answers: number;
  points: string[][];
}

// Mute or ban somebody for so long.
export interface LimitFor {
  kind: 'ban' | 'mute';
  player?: string | null;
  address?: string | null;
  table?: string | null;
  seat?: number | null;
  subject?: string | null;
  why?: string;
  hours: number;
}

// Somebody who is muted or banned. `subject` is player:… or address:… with the fingerprint of a network.
export interface Limited {
  kind: 'ban' | 'mute';
  subject: string;
  until: number;
}

// How one process of the service is doing. `load` is of the machine, for each core; `memory` in bytes.
export interface Load {
  version: string;
  up_seconds: number;
  waiting: number;
  playing: number;
  over: number;
  aside: number;
  players: number;
  players_here: number;
  live_tables: number;
  sockets: number;
  owed: number;
  down: string[];
  load: number;
  memory: number;
  limited: Limited[];
  notice: Notice;
}

// A box to be looked at: its tables, or a file as it is written. `table` and `number` say which card is shown.
export interface LookAtBox {
  tables?: Record<string, unknown> | null;
  text?: string | null;
  table?: string;
  number?: number;
  write?: boolean;
}

// An e-mail address. A code is sent there, and nothing else before somebody has said it.
export interface MailWay {
  kind: 'mail';
  address: string;
  lang: string;
}

// In so many minutes this server stops, for about so many.
export interface Maintain {
  begins_in: number;
  minutes?: number;
}

// When the server stops, and for about how many minutes.
export interface Maintenance {
  begins: number;
  minutes: number;
}

// Who I am. `changed` is when my settings last were.
export interface Me {
  id: string;
  name: string;
  created: number;
  settings: Record<string, boolean | number | string | null>;
  changed: number;
  devices: DeviceForm[];
  passkeys: number;
}

// Measured wins of a co-operative table: games and wins of bots of this level, with these options and seats.
export interface Measured {
  options: Record<string, string | number | boolean>;
  seats: number;
  level: string;
  games: number;
  won: number;
}

// At this table I do not want to be called; or I do again.
export interface MuteTable {
  muted: boolean;
}

// How I am called.
//
// push_key    the server's public key, which a browser wants to know before it lets anybody call
// offered     the kinds of ways that this server has
// muted       the tables at which I do not want to be called
export interface MyCalls {
  ways: WayForm[];
  quiet: Quiet | null;
  push_key: string;
  offered: ('discord' | 'mail' | 'ntfy' | 'push')[];
  muted: string[];
}

// A game of mine that was reviewed: what became of my chance to win, and what luck and my choices did to it.
export interface MyChances {
  table: string;
  game: string;
  mode: string | null;
  ended: number;
  share: Share;
}

// What a club night is for me.
//
// entry        my number in the field
// check_in     whether I can say that I am here; long before it begins nobody can
// table        where I play now
// time         the server's time
export interface MyClub {
  is_player: boolean;
  organises: boolean;
  entry: number | null;
  here: boolean;
  gone: boolean;
  check_in: boolean;
  can_join: boolean;
  table: string | null;
  time: number;
}

// A game of mine. `there` while its table is: then it can be gone on with, or watched again.
//
// status  waiting, playing, over, or left: given up before the end
// won     null where nobody can say
// played_on   it goes on from a moment of another game, and does not count
export interface MyGame {
  table: string;
  game: string;
  mode: string | null;
  seat: number;
  status: 'left' | 'over' | 'playing' | 'waiting';
  since: number;
  ended: number | null;
  won: boolean | null;
  score: number | null;
  there: boolean;
  played_on: boolean;
}

// A page of my games, the newest first. `next` is where the next page begins; null on the last one.
export interface MyGames {
  games: MyGame[];
  tally: Tally;
  next: number | null;
}

// What I should know wherever I am: who invites me; when my settings last changed, and when I last sat down.
export interface MyNews {
  invitations: Invitation[];
  changed: number;
  sat: number;
}

// My rating in one way to play (SH-007).
//
// rating      from results; null where all win or lose together, for there is nobody to be measured by
// doubt       95 times in 100 the true one is off by no more
// unjudged    games whose choices are still to be looked at
export interface MyRating {
  game: string;
  mode: string;
  games: number;
  is_provisional: boolean;
  rating: number | null;
  doubt: number | null;
  choice: ChoiceRating;
  unjudged: number;
}

// What my games say of me. `wants_rating` is my choice; without it no ratings are kept.
export interface MySkill {
  wants_rating: boolean;
  ratings: MyRating[];
  chances: MyChances[];
  puzzles: PuzzlesDone[];
}

// Your own try: at which table, and whether it is over.
export interface MyTry {
  table: string;
  done: boolean;
}

// A club night to be opened.
//
// rounds    of a Swiss, or together; a round robin and a knock-out have as many as they take
// pace      so that the evening goes on whoever sleeps; its caretaker sits in for those who are not there
// rest      seconds between two rounds
// starts    in how many seconds it begins; null: when whoever opens it says so
// public    whether it stands on the list of club nights; whoever has the link finds it anyway
export interface NewClub {
  name: string;
  game: string;
  format: 'knockout' | 'robin' | 'swiss' | 'together';
  seats: number;
  pace: Pace;
  options?: Record<string, number | string | boolean>;
  rounds?: number;
  rest?: number;
  starts?: number | null;
  public?: boolean;
}

// The recovery phrase, which is shown this once.
export interface NewPhrase {
  phrase: string;
}

// Keep my games. From here on I am somebody, under this name.
export interface NewPlayer {
  name: string;
  settings?: Record<string, boolean | number | string | null>;
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
  rated?: boolean;
  programs?: boolean;
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
  talk?: TalkForm | null;
}

// What everybody is told, by language. Whose language has no words reads English, or else what there is.
export interface Notice {
  number: number;
  words: Record<string, string>;
  maintenance: Maintenance | null;
}

// A topic at ntfy.
export interface NtfyWay {
  kind: 'ntfy';
  address: string;
  lang: string;
}

// Its code, and for how many seconds it works.
export interface OnceLink {
  code: string;
  seconds: number;
}

// Close this table, or open it again.
export interface OneTable {
  table: string;
  why?: string;
}

// An option of a game: its name, and the values to choose from, a number with its minimum, or a box file.
export interface OptionForm {
  name: string;
  required: boolean;
  values: string[] | null;
  least: number | null;
  default: number | string | boolean | null;
  box: boolean;
}

// The end of a game: score of each seat, winning seats, the reason and its rule.
//
// returns     the reward of each seat for programs, the higher the better, however the game counts
export interface Outcome {
  type: 'outcome';
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
  returns: number[];
}

// Schema of a whole kind of file: `records[root]` are its tables.
export interface Outline {
  root: string;
  records: Record<string, SlotField[]>;
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
// step        of the story as people count it: all that one answer led to
// change      of the view, from the step before; left out where the view is the same
// opened      likewise, of the list of everybody's views
export interface PageStep {
  number: number;
  step: number;
  seat: number | null;
  choice: string | null;
  event: GameEvent;
  change?: Change;
  opened?: Change;
}

// What the browser says of a passkey, as WebAuthn writes it.
export interface Passkey {
  credential: Record<string, unknown>;
}

// Begin no further round, or go on.
export interface PauseClub {
  paused: boolean;
}

// I am still here; `away`: but nobody looks, for the window is hidden.
export interface Ping {
  type: 'ping';
  away: boolean;
}

// Play today's deal, once, under this name.
export interface PlayDaily {
  name: string;
}

// Play it from this seat.
export interface PlayDeal {
  name: string;
  seat?: number;
  portrait?: number | null;
}

// A new table that begins with a moment of a finished game.
//
// step    after which it begins, as a replay counts them; without one, where your seat last had something to choose
// seats   yours, open ones and bots', as many as there were
// anew    what your seat could not know at that moment is dealt anew; otherwise all is as it truly was
export interface PlayOn {
  name: string;
  seats: NewSeat[];
  step?: number | null;
  anew?: boolean;
  portrait?: number | null;
}

// A player as the host sees them.
export interface PlayerSeen {
  id: string;
  name: string;
  created: number;
  seen: number | null;
  games: number;
}

// A moment of the game, right after event number `step`: each seat's chance to win by its own knowledge.
//
// luck    change since the last point by draws, dice, hidden cards, and the expected actions of everybody
// own     change by the seat's own choices, compared with the best that it could have known
// others  change by the other seats' choices, compared with their best
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

// What a browser says to encrypt with.
export interface PushKeys {
  p256dh: string;
  auth: string;
}

// This browser's own push service.
export interface PushWay {
  kind: 'push';
  endpoint: string;
  keys: PushKeys;
  lang: string;
}

// What somebody answers.
export interface PuzzleAnswer {
  choice: string;
}

// A position and one question, as the seat that is asked sees them.
//
// shown   the answers that lie open, in words
export interface PuzzleForm {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seat: number;
  names: string[];
  view: unknown;
  asked: Asked;
  awaited: number[];
  shown: Record<string, string>;
}

// The puzzles of one way to play a game, by name, from easy to hard; `hard`: the share of tries that miss each.
export interface PuzzleSet {
  course: string;
  puzzles: string[];
  hard: number[];
}

// Whether it is the best answer, and why, in words; after a wrong answer the second sentence names the best one.
//
// figures  how certain that is, in words
// worth    how games ended after each answer
export interface PuzzleVerdict {
  right: boolean;
  choice: string;
  best: string;
  said: string[];
  figures: string[];
  worth: AnswerWorth[];
}

// The puzzles of one way to play and one difficulty: how many there are, and how many I have solved.
//
// name        what this way to play is called
// at_once     those that I solved at the first try
export interface PuzzlesDone {
  game: string;
  course: string;
  name: string;
  difficulty: string;
  count: number;
  solved: number;
  at_once: number;
}

// Nobody calls me between these minutes of the day, where I live; the later one may be of the next day.
export interface Quiet {
  start: number;
  end: number;
  zone: string;
}

// One reason for an option, with the text `reason-<key>`. A `seat` among its figures is shown as a name.
export interface Reason {
  key: string;
  params: Record<string, number | string>;
}

// I am whoever has these twelve words.
export interface Recover {
  phrase: string;
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

// The same, about whoever sits there.
export interface RegardSeat {
  seat: number;
  regard: 'block' | 'mute' | 'none';
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

// Review of a whole game. `decisions` holds the most important choices of each seat, the costliest first.
//
// in_points  the shares in points, if the game counts points
// lost       by seat, the losses of its choices, measured in separate worlds (losing.py): points if the game counts
// them, else chances; empty unless requested
// cost       of the choices by which a daily deal ranks; only for a try at one
export interface Review {
  version: number;
  game: string;
  points: Point[];
  shares: Share[];
  decisions: Decision[];
  in_points: Share[];
  lost: number[];
  cost: Cost | null;
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

// A month. `is_closed`: it is over and stands; `months`: those that there are, the latest first.
export interface Season {
  month: string;
  is_closed: boolean;
  months: string[];
  fewest: number;
  ladders: Ladder[];
}

// What everybody knows of a seat: who sits there, and whether a bot plays it now.
//
// portrait    the survivor that whoever sits there has chosen; null: one drawn from the name
// program     somebody's program sits there (SH-015)
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'open' | 'person';
  bot: string | null;
  here: boolean;
  removal: number;
  clock: Clock | null;
  portrait: number | null;
  program: boolean;
}

// A seat as the host sees it: never a token, a hand or an address.
export interface SeatSeen {
  name: string;
  kind: 'bot' | 'open' | 'person';
  bot: string | null;
  player: string | null;
}

// You have a seat. The token is for your personal link; your browser has it as a cookie already.
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

// The number of seats for a value of the first option, if that must be chosen.
//
// suggested   other options that the rulebook recommends with this value
export interface SeatsFor {
  value: string;
  least: number;
  most: number;
  usual: number;
  suggested: Record<string, string>;
}

// A seat's balance of chances or points: `start`, `luck`, `own` and `others` add up to `result`.
//
// No part of chances exceeds a whole win: opposite effects of the same size are removed from both.
//
// doubt    half-width of the 95 % confidence interval of `own`, for chances
export interface Share {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  doubt: number;
}

// A box to be shared, as its file is written.
export interface ShareBox {
  text: string;
}

// A box that somebody has shared: its name is made from what it holds.
export interface SharedBox {
  id: string;
  game: string;
  kind: string;
  text: string;
}

// A game on the shelf, with the few words of its own that the shelf says: name, line, modes and their goals;
// and how many puzzles it brings.
export interface ShelvedGame {
  slug: string;
  minutes: [number, number];
  together: boolean;
  options: OptionForm[];
  seats: SeatsFor[];
  measured: Measured[];
  courses: string[];
  words: Record<string, string>;
  puzzles: number;
}

// Allowed values at one place of a file.
//
// words     one of these
// text      any text; if there is a pattern, one that matches it
// number    a whole number, from `least` to `most`
// list      several values of the form `of`; from `least` to `most` of them
// named     several values of the form `of` by name; if `words` are given, only those names
// record    the fields of `records[record]`
// one-of    one of several records, told apart by the field `tag`: `which` names the record for each tag
// either    a value of one of the forms `ways`
export interface Slot {
  form: 'either' | 'list' | 'named' | 'number' | 'one-of' | 'record' | 'text' | 'words' | 'yes-no';
  words?: string[];
  pattern?: string;
  least?: number | null;
  most?: number | null;
  of?: Slot | null;
  record?: string;
  tag?: string;
  which?: Record<string, string>;
  ways?: Slot[];
}

// A field of a record. An optional one has the value `default` if it is left out.
export interface SlotField {
  name: string;
  slot: Slot;
  required: boolean;
  default: unknown;
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
// talk        whether the bots say what they plan; null where they never do
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
  talk: TalkForm | null;
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
  rated: boolean;
  began_from: string | null;
  club: string | null;
  programs: boolean;
}

// A public table that is being played, and that anybody may watch.
//
// rating  of the strongest player there in this way to play, and how far it may be off (`doubt`); null where nobody
// has one that is no longer provisional
export interface TableOnNow {
  table: TableInfo;
  rating: number | null;
  doubt: number | null;
}

// A table as the host sees it.
export interface TableSeen {
  id: string;
  game: string;
  status: 'over' | 'playing' | 'waiting';
  public: boolean;
  rated: boolean;
  created: number;
  touched: number;
  aside: string | null;
  seats: SeatSeen[];
}

// An event with its number, and what it changed in your view; `change` is left out where it changed nothing.
export interface TableStep {
  number: number;
  event: GameEvent;
  change?: Change;
}

// Whether the bots say what they plan: `:bots talk:` in the chat has them begin, `:bots hush:` stop.
//
// pleas   what you may ask them for, in your language, by what you say for it: `:plea farm:` asks for `farm`
export interface TalkForm {
  on: boolean;
  pleas: Record<string, string>;
}

// What they add up to: `streak` won in a row up to now, `best` the longest such row, `days` in a row.
export interface Tally {
  played: number;
  won: number;
  streak: number;
  best: number;
  days: number;
}

// A game's words in one language, as a Fluent page; which fields of its events hold a value for each seat; and
// which files its package brings for the browser (`/api/games/<game>/scene.js`).
export interface TextsForm {
  fluent: string;
  by_seat: Record<string, string[]>;
  scene: ('scene.css' | 'scene.js')[];
}

// What a seat chose in the game before, from the moment on with which this table begins, and what it chose here.
//
// before      the table of that game; null when it is no longer on the disk
// seat        whose choices these are
// then, now   the choices in words; while the game is on, of those of then as many as can be compared by now
// outcome     how that game ended; null as long as it is not told: dealt anew, before this one is over
export interface ThenAndNow {
  before: TableInfo | null;
  step: number;
  seat: number;
  anew: boolean;
  then: string[];
  now: string[];
  outcome: Outcome | null;
}

// The daily deals: of which day, how many seconds are left of it, and on how many days in a row you played one.
export interface Today {
  day: string;
  left: number;
  streak: number;
  deals: DailyDeal[];
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

// How far a trial is, and what it has come to.
//
// deals     that have been played with both boxes, of `of`
// together  whether all win or all lose
// met       in how many games with the new box each changed card was met
// worth     the changed cards that stand out, the clearest first
// settings  what the figures depend on
// error     the code of what went wrong
export interface TrialForm {
  deals: number;
  of: number;
  together: boolean;
  measures: Compared[];
  met: CardMet[];
  worth: CardWorth[];
  failed: number;
  error: string;
  settings: TrialSettings | null;
}

// What the figures of a trial depend on, and the command that repeats it, with the box saved as a file.
export interface TrialSettings {
  seats: number;
  bots: string;
  options: Record<string, string | number | boolean>;
  deals: number;
  seed: number;
  command: string;
}

// What you sent could not be used. After some of these the socket is closed.
export interface Trouble {
  type: 'trouble';
  code: string;
}

// A box to be played with by bots, as its file is written, and how: what is left out is as usual.
//
// options   of the table, besides boxes
export interface TryBox {
  text: string;
  seats?: number | null;
  bots?: 'greedy' | 'rookie' | 'survivor' | null;
  deals?: number | null;
  options?: Record<string, string | number | boolean>;
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

// A link that works once, for another device of mine or for a friend.
export interface WantLink {
  kind: 'device' | 'friend';
}

// Whether I want ratings. If not, those that I have are erased.
export interface WantRating {
  wanted: boolean;
}

// I do not want to hear somebody (mute) or to meet them (block); or I do again (none).
export interface WantRegard {
  regard: 'block' | 'mute' | 'none';
}

// A way in which I am called.
//
// name        the device, the site, or the e-mail address; never what opens anything
// here        whether it is the browser that asks
// confirmed   false until the code has been said
// failing     whether the last call did not get through
export interface WayForm {
  id: string;
  kind: 'discord' | 'mail' | 'ntfy' | 'push';
  name: string;
  here: boolean;
  confirmed: boolean;
  failing: boolean;
  created: number;
}

// A judged option: its chance to win, from 0 to 1.
export interface Weighed {
  choice: string;
  figure: number;
}

// A player, or nobody: a guest.
export interface WhoAmI {
  me: Me | null;
}

// Whom a mute or a ban is about: a player, an address, or wherever whoever sits there came from.
export interface Whom {
  kind: 'ban' | 'mute';
  player?: string | null;
  address?: string | null;
  table?: string | null;
  seat?: number | null;
  subject?: string | null;
  why?: string;
}

// Could I answer this, and if not, why not?
export interface Why {
  type: 'why';
  key: string;
  choice: string;
}

// The code of a link that works once.
export interface WithCode {
  code: string;
}
