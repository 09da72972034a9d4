// Where the rounds of a game begin, so that one finds one's way through its story.

import { marks } from '../games';
import type { GameEvent } from './scene';
import type { Texts } from './texts';

export interface Mark {
  step: number;
  words: string;
}

export const isMark = (game: string, event: GameEvent): boolean => event.type in (marks[game] ?? {});

// The beginnings by step; where a hand and its first round begin together, they are one mark.
export function marksOf(game: string, steps: readonly GameEvent[][], texts: Texts): Mark[] {
  const found: Mark[] = [];
  steps.forEach((events, at) => {
    for (const event of events) {
      const place = marks[game]?.[event.type];
      if (!place) continue;
      const step = place === 'after' ? at : Math.max(0, at - 1);
      const words = texts.say(`mark-${event.type}`, event);
      const last = found.at(-1);
      if (last?.step === step) last.words += ` · ${words}`;
      else found.push({ step, words });
    }
  });
  return found;
}
