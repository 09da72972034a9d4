// How a game wants its story told: what the shell must know before the scene is loaded. How long something takes follows from
// the kind of an event, and for a great moment from what everybody sees of it, so that time says nothing about what is hidden.

import type { GameEvent, Told } from './scene';
import type { SoundName } from './sound';

// What is put on the stage before the table shows it. Only of events that have no secret field (tests/browser/test_moments.py).
export interface Moment {
  name: string; // its title is the game's moment-<name>
  of: string; // the kind of event
  long: number; // milliseconds at normal speed
  sound: SoundName;
  when?: (event: GameEvent, told: readonly Told[]) => boolean; // told: what happened before it
}

export interface Manner {
  moments: readonly Moment[]; // the first that fits is staged; Moment.svelte draws it
  holds: Record<string, number>; // what is worth a longer look stands so many times longer than another step
  sounds: Record<string, SoundName>;
  tells: string[]; // what is worth a place in the strip of what happened since my last choice
  emotes: readonly string[]; // six things to say with one press: emote-<name> in the game's words
  decisive: (told: readonly Told[]) => Told | null; // after the end: what decided it
  close?: (view: unknown) => boolean; // of a game that all lose together: it was lost by little
  pictures?: string[]; // lines of the log that have a picture (LogPicture.svelte)
  standing?: (view: unknown) => Standing; // who is ahead, with how much; said by the game's own text `standing`
  // A seat's best and worst moment, for the ending.
  peaks?: (told: readonly Told[], seat: number, view: unknown) => { best?: Told | null; worst?: Told | null };
  roomy?: boolean; // the scene wants the width: on a middling screen log and chat fold to the window's edge
  ownSeats?: boolean; // the scene shows who sits there, with the shell's marks (SceneProps.presence)
}

export interface Standing {
  seats: number[]; // who is ahead
  level: boolean; // nobody is ahead of anybody
  count: number; // with how much
  of?: number;
}

// Whoever has most, or least where that is best.
export function ahead(counts: readonly number[], best: 'most' | 'least' = 'most'): Standing {
  const count = best === 'most' ? Math.max(...counts) : Math.min(...counts);
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []));
  return { seats, level: seats.length === counts.length, count };
}

// The one for which this is highest; the later of two equals.
export function highest(told: readonly Told[], type: string, worth: (event: Told['event']) => number): Told | null {
  const all = told.filter(({ event }) => event.type === type);
  return all.reduce<Told | null>((best, one) => (best && worth(best.event) > worth(one.event) ? best : one), null);
}

// At any speed dice have time to come to rest.
const LEAST = 1200;
const NORMAL = 280;

export const momentOf = (manner: Manner, event: GameEvent, told: readonly Told[]): Moment | null =>
  manner.moments.find(({ of, when }) => of === event.type && (!when || when(event, told))) ?? null;

export interface Decided {
  step: Told;
  before: readonly Told[];
  moment: Moment | null; // as it is staged again: it may have been too small for the stage when it happened
}

// After the end: what decided it.
export function decidedBy(manner: Manner, told: readonly Told[]): Decided | null {
  const step = manner.decisive(told);
  if (!step) return null;
  const before = told.filter(({ number }) => number < step.number);
  const like = manner.moments.filter(({ of }) => of === step.event.type);
  return { step, before, moment: momentOf(manner, step.event, before) ?? like.at(-1) ?? null };
}

// How long it stands on the stage, in milliseconds; pace: of a step.
export const lengthOf = (moment: Moment, pace: number): number =>
  Math.max(LEAST, Math.round((moment.long * pace) / NORMAL));
