// Events as lines of the log.

import { mannerOf } from '../../games';
import { isMark } from '../marks';
import type { Told } from '../scene';
import type { Texts } from '../texts';

export interface LogLine {
  number: number;
  words: string;
  rule: string;
  heading: boolean;
  type: string;
  climax: boolean; // it was held before one's eyes
}

// That somebody is ready stands in the players' strip; ten such lines a round would drown the story.
const LEFT_OUT = new Set(['ready']);

export function linesOf(told: Told[], game: string, texts: Texts, viewer: number | null, names: string[]): LogLine[] {
  const { holds } = mannerOf(game);
  return told
    .filter(({ event }) => !LEFT_OUT.has(event.type))
    .map(({ number, event }) => ({
      number,
      words: texts.event(event, viewer, names),
      rule: event.rule,
      // Whatever starts a round or a hand is where the eye finds its way back.
      heading: isMark(event, texts),
      type: event.type,
      climax: event.type in holds,
    }));
}

const MOST = 24;

// What happened since my last answer; for whoever has given none, since the round began. Where a game says what is worth telling,
// that alone.
export function sinceMyAnswer(lines: LogLine[], game: string, answered: number | null): LogLine[] {
  const { tells } = mannerOf(game);
  const round = lines.slice(0, -1).reduce((last, line, at) => (line.heading ? at : last), -1);
  const since = answered === null ? lines.slice(round + 1) : lines.filter(({ number }) => number > answered);
  return since.filter(({ type, heading }) => (tells.length ? tells.includes(type) : !heading)).slice(-MOST);
}
