// A game's settings for the presentation of events, which the shell needs before the scene is loaded. The duration of a
// step depends on the kind of event alone, and for a big moment on public facts, so that timing reveals nothing hidden.

import type { GameEvent, Told } from './scene';
import type { SoundName } from './sound';

// An animation on the stage before the table changes. Only for events without a secret field
// (tests/browser/test_moments.py).
export interface Moment {
  name: string; // its title is the game's moment-<name>
  of: string; // the kind of event
  long: number; // milliseconds at normal speed
  sound: SoundName;
  when?: (event: GameEvent, told: readonly Told[]) => boolean; // told: what happened before it
}

export interface Manner {
  moments: readonly Moment[]; // the first that fits is staged; Moment.svelte draws it
  holds: Record<string, number>; // factor of a step's duration, by kind of event
  sounds: Record<string, SoundName>;
  tells: string[]; // kinds of events that the summary since my last choice lists
  emotes: readonly string[]; // six messages with one press: emote-<name> in the game's texts
  decisive: (told: readonly Told[]) => Told | null; // the decisive event, after the end
  close?: (view: unknown) => boolean; // for co-operative games: the game was lost narrowly
  pictures?: string[]; // lines of the log that have a picture (LogPicture.svelte)
  standing?: (view: unknown) => Standing; // the leaders and their count; its text is the game's own `standing`
  // A seat's best and worst moment, for the ending.
  peaks?: (told: readonly Told[], seat: number, view: unknown) => { best?: Told | null; worst?: Told | null };
  roomy?: boolean; // the scene needs the width: on a medium screen log and chat fold to the window's edge
  ownSeats?: boolean; // the scene shows who sits there, with the shell's marks (SceneProps.presence)
}

export interface Standing {
  seats: number[]; // the leaders
  level: boolean; // True if nobody leads
  count: number; // the leaders' count
  of?: number;
}

// The seats with the most, or with the least if that is best.
export function ahead(counts: readonly number[], best: 'most' | 'least' = 'most'): Standing {
  const count = best === 'most' ? Math.max(...counts) : Math.min(...counts);
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []));
  return { seats, level: seats.length === counts.length, count };
}

// The event with the highest value; the later of two equals.
export function highest(told: readonly Told[], type: string, worth: (event: Told['event']) => number): Told | null {
  const all = told.filter(({ event }) => event.type === type);
  return all.reduce<Told | null>((best, one) => (best && worth(best.event) > worth(one.event) ? best : one), null);
}

// Dice need time to come to rest at any speed.
const LEAST = 1200;
const NORMAL = 280;

export const momentOf = (manner: Manner, event: GameEvent, told: readonly Told[]): Moment | null =>
  manner.moments.find(({ of, when }) => of === event.type && (!when || when(event, told))) ?? null;

export interface Decided {
  step: Told;
  before: readonly Told[];
  moment: Moment | null; // its moment for a replay; it may have been too small for the stage when it happened
}

// The decisive event, after the end.
export function decidedBy(manner: Manner, told: readonly Told[]): Decided | null {
  const step = manner.decisive(told);
  if (!step) return null;
  const before = told.filter(({ number }) => number < step.number);
  const like = manner.moments.filter(({ of }) => of === step.event.type);
  return { step, before, moment: momentOf(manner, step.event, before) ?? like.at(-1) ?? null };
}

// Duration of a moment on the stage in milliseconds; pace: duration of a step.
export const lengthOf = (moment: Moment, pace: number): number =>
  Math.max(LEAST, Math.round((moment.long * pace) / NORMAL));
