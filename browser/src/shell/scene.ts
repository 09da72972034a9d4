// The border between the shell and a game's scene. A scene draws what it is given and says what the person chose;
// it holds no rules: what is legal, and why something is not, comes from the server.

import type { CardFace } from './api';

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

export interface Asked {
  seat: number;
  number: number;
  key: string;
  rule: string;
  about: Record<string, unknown>;
  options: Choice[];
  barred: Record<string, Refusal>;
}

export interface GameEvent {
  type: string;
  rule: string;
  [field: string]: unknown;
}

export interface Told {
  number: number;
  event: GameEvent;
}

// Words in the person's language: a Fluent key and its parameters (see src/shambles/texts.py for the same in Python).
export type Say = (key: string, params?: Record<string, unknown>) => string;

export interface SceneProps<View> {
  view: View;
  seat: number | null; // null: a spectator
  names: string[]; // by seat
  asked: Asked | null; // what is asked of me, if anything
  awaited: number[];
  laid: Record<string, number>; // by seat: what is seen of a face-down answer
  mine: string | null; // my own face-down answer, which may be changed
  options?: Record<string, unknown>; // what the players of the table have set
  opened?: View[] | null; // after the end, all open: the view of every seat, beside a spectator's; show every hand
  step: Told | null; // the event that is being shown right now; view is the table after all of them
  queue: Told[]; // the events that are still to be shown after it
  pace: number; // milliseconds for a step; 0: no motion at all
  busy: boolean; // my answer is on its way: show it as not yet taken, and take no other
  say: Say;
  card: (id: string) => CardFace | null; // a card of this table's box in words; null until they are here
  refusal: (refusal: Refusal) => string; // its words
  why: (notation: string) => Promise<Refusal | null>;
  answer: (notation: string) => void;
  showRule: (rule: string) => void; // opens the book there, or at `cards`; table/RuleLink.svelte is the button for it
}
