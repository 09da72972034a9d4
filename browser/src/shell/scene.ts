// The border between the shell and a game's scene. A scene draws what it is given and says what the person chose;
// it holds no rules: what is legal, and why something is not, comes from the server.

import type { Snippet } from 'svelte';

import type { CardFace } from './api';
import type { OutcomeForm } from './texts';

export interface Refusal {
  code: string;
  rule: string;
  params: Record<string, unknown>;
}

export interface Choice {
  type: string;
  notation: string;
  [field: string]: unknown;
}

export interface Barred<Option = Choice> {
  choice: Option;
  refusal: Refusal;
}

export interface Asked<Key = string, About = Record<string, unknown>, Option = Choice> {
  seat: number;
  number: number;
  key: Key;
  rule: string;
  about: About;
  options: Option[];
  barred: Barred<Option>[];
  words: Record<string, [label: string, meaning: string]>; // texts of every answer, barred ones too, by notation
}

// Name and meaning of an answer, worded by the server in the language of the page.
type Worded = Pick<Asked, 'words'> | null;
export const labelOf = (asked: Worded, notation: string): string => asked?.words[notation]?.[0] ?? '';
export const meaningOf = (asked: Worded, notation: string): string => asked?.words[notation]?.[1] ?? '';

export interface GameEvent {
  type: string;
  rule: string;
  [field: string]: unknown;
}

export interface Told {
  number: number;
  event: GameEvent;
}

// Text in the person's language for a Fluent key and its parameters (in Python: src/shambles/texts.py).
export type Say = (key: string, params?: Record<string, unknown>) => string;

// Everything here belongs to the step on the screen; the question comes after the last step.
export interface SceneProps<View, Event = GameEvent, Ask = Asked> {
  view: View; // right after the step that is being shown
  event: Event | null; // the event of this step; null: between events
  seat: number | null; // null: a spectator
  names: string[]; // by seat
  asked: Ask | null; // the question to me
  meanwhile: Ask | null; // my optional actions while others are asked
  awaited: number[];
  laid: Record<string, number>; // by seat: the public part of a face-down answer
  shown: Record<string, string>; // by seat: text of an open answer, which may still be changed
  mine: string | null; // my own face-down or open answer, which may be changed
  outcome: OutcomeForm | null; // the end of the game
  options?: Record<string, unknown>; // the options of the table
  opened?: View[] | null; // after the end, all open: the view of every seat, beside a spectator's; show every hand
  pace: number; // milliseconds for a step; 0: no motion at all
  presence?: Snippet<[number]>; // for a seat: a bot, or somebody who is away; where the scene shows the seats itself (manner.ts)
  busy: boolean; // my answer is on its way: show it as not yet taken, and take no other
  say: Say;
  card: (id: string) => CardFace | null; // text of a card of this table's box; null until loaded
  refusal: (refusal: Refusal) => string; // its words
  why: (notation: string) => Promise<Refusal | null>;
  answer: (notation: string) => void;
  act: (notation: string) => void; // do something of `meanwhile`
  pleas?: Record<string, string>; // texts of my possible requests to the bots
  plead?: (thing: string) => void;
  showRule: (rule: string) => void; // opens the book there, or at `cards`; table/RuleLink.svelte is the button for it
}
