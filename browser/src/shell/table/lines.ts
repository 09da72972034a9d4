// Events as lines of the log.

import { mannerOf } from '../../games/manners';
import { say } from '../catalogue.svelte';
import type { Coming } from '../comings.svelte';
import { isMark } from '../marks';
import type { GameEvent, Told } from '../scene';
import type { Texts } from '../texts';

export interface LogLine {
  number: number;
  words: string;
  rule: string;
  heading: boolean;
  event: GameEvent | null; // null: somebody came or went
  climax: boolean; // it was held before one's eyes
  toMe?: boolean; // a bot has answered for me: said last, where I look
}

// That somebody is ready stands in the players' strip; ten such lines a round would drown the story.
const LEFT_OUT = new Set(['ready']);

export function linesOf(told: Told[], game: string, texts: Texts, viewer: number | null, names: string[]): LogLine[] {
  const { holds, moments } = mannerOf(game);
  return told
    .filter(({ event }) => !LEFT_OUT.has(event.type))
    .map(({ number, event }) => ({
      number,
      words: texts.event(event, viewer, names),
      rule: event.rule,
      // Whatever starts a round or a hand is where the eye finds its way back.
      heading: isMark(event, texts),
      event,
      climax: event.type in holds || moments.some(({ of }) => of === event.type),
    }));
}

const MOST = 24;
const FEW = 6;

// What happened since my last answer; for whoever has given none yet, the last of it. Where a game says what is worth telling,
// that alone.
export function sinceMyAnswer(lines: LogLine[], game: string, answered: number | null): LogLine[] {
  const { tells } = mannerOf(game);
  const since = lines.filter(({ number }) => number > (answered ?? 0));
  const told = since
    .filter(({ event, heading, toMe }) => !toMe && (tells.length ? event && tells.includes(event.type) : !heading))
    .slice(answered === null ? -FEW : -MOST);
  return [...told, ...since.filter(({ toMe }) => toMe).slice(-1)];
}

// Who came and went, between the lines of what happened.
export function withComings(lines: LogLine[], comings: Coming[], viewer: number | null, names: string[]): LogLine[] {
  if (!comings.length) return lines;
  const told = comings.map(({ what, seat, after }, i): LogLine => {
    const toMe = what === 'clock' && seat === viewer;
    return {
      number: after + (i + 1) / 10_000,
      words: toMe
        ? say('web-stood-in')
        : say(`web-coming-${what}`, { name: names[seat], you: seat === viewer ? 'yes' : 'no' }),
      rule: '',
      heading: false,
      event: null,
      climax: toMe,
      toMe,
    };
  });
  return [...lines, ...told].sort((one, other) => one.number - other.number);
}
