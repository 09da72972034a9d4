// The first steps of a game's rounds, for navigation in its story.

import type { GameEvent, Told } from './scene';
import type { Texts } from './texts';

export interface Mark {
  step: number;
  words: string;
}

// The game has texts for beginnings: mark-<kind of event>.
export const isMark = (event: GameEvent, texts: Texts): boolean => texts.has(`mark-${event.type}`);

// No round has begun yet, in a game with such texts.
export const isSetUp = (told: readonly Told[], texts: Texts): boolean =>
  texts.hasMarks && !told.some(({ event }) => isMark(event, texts));

// Beginnings by step. A hand and its first round that begin together are one mark.
export function marksOf(steps: readonly GameEvent[][], texts: Texts): Mark[] {
  const found: Mark[] = [];
  steps.forEach((events, step) => {
    for (const event of events.filter((one) => isMark(one, texts))) {
      const words = texts.say(`mark-${event.type}`, event);
      const last = found.at(-1);
      if (last?.step === step) last.words += ` · ${words}`;
      else found.push({ step, words });
    }
  });
  return found;
}
