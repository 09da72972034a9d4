// How a game wants its story told: what the shell must know before the scene is loaded. By the kind of an event alone, never by
// what is in it, so that the time something takes says nothing about what is hidden.

import type { Told } from './scene';
import type { SoundName } from './sound';

export interface Manner {
  holds: Record<string, number>; // a climax stands so many times longer than another step
  sounds: Record<string, SoundName>;
  tells: string[]; // what is worth a place in the strip of what happened since my last choice
  decisive: (told: readonly Told[]) => Told | null; // after the end: what decided it
  pictures?: string[]; // lines of the log that have a picture (LogPicture.svelte)
  standing?: (view: unknown) => Standing; // who is ahead, with how much; said by the game's own text `standing`
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
  return { seats, level: seats.length === counts.length && counts.length > 1, count };
}

// The one for which this is highest; the later of two equals.
export function highest(told: readonly Told[], type: string, worth: (event: Told['event']) => number): Told | null {
  const all = told.filter(({ event }) => event.type === type);
  return all.reduce<Told | null>((best, one) => (best && worth(best.event) > worth(one.event) ? best : one), null);
}
