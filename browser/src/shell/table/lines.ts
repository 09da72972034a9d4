// Events as lines of the log.

import { isMark } from '../marks';
import type { Told } from '../scene';
import type { Texts } from '../texts';

export interface LogLine {
  number: number;
  words: string;
  rule: string;
  heading: boolean;
}

// That somebody is ready stands in the players' strip; ten such lines a round would drown the story.
const LEFT_OUT = new Set(['ready']);

export function linesOf(told: Told[], texts: Texts, viewer: number | null, names: string[]): LogLine[] {
  return told
    .filter(({ event }) => !LEFT_OUT.has(event.type))
    .map(({ number, event }) => ({
      number,
      words: texts.event(event, viewer, names),
      rule: event.rule,
      // Whatever starts a round or a hand is where the eye finds its way back.
      heading: isMark(event, texts),
    }));
}
