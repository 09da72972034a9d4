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
  ownSeats?: boolean; // the scene shows who sits there, with the shell's marks (SceneProps.presence)
}

// The one for which this is highest; the later of two equals.
export function highest(told: readonly Told[], type: string, worth: (event: Told['event']) => number): Told | null {
  const all = told.filter(({ event }) => event.type === type);
  return all.reduce<Told | null>((best, one) => (best && worth(best.event) > worth(one.event) ? best : one), null);
}
