// Emotes: messages with one press. An emote is a line of chat in a form of its own, `:name:`, so that rate limits,
// mutes and the rules about talking hold for both alike. Everybody reads it in their own language.

import { getContext, setContext } from 'svelte';

import { textsOf } from './catalogue.svelte';
import type { ChatLine } from './api';

export const emoteLine = (name: string): string => `:${name}:`;

// Commands to the bots, in such a form too: turn their announcements on or off, or ask them for something.
export const talkLine = (on: boolean): string => (on ? ':bots talk:' : ':bots hush:');
export const pleaLine = (thing: string): string => `:plea ${thing}:`;

// Text of an emote; null for an ordinary line of chat.
export function emoteWords(text: string, game: string): string | null {
  const name = /^:([a-z-]+):$/.exec(text)?.[1];
  const texts = textsOf(game);
  return name && texts?.has(`emote-${name}`) ? texts.say(`emote-${name}`) : null;
}

const SEEN = 4000; // milliseconds beside the sender's name
const READ = 9000; // milliseconds for a bot's plan, which is longer

// Latest message by seat, without the lines from before we came.
export class Emotes {
  now = $state.raw<Record<number, string>>({});
  private last: number | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  hear(lines: readonly ChatLine[], game: string): void {
    const since = this.last ?? lines.at(-1)?.number ?? 0;
    this.last = lines.at(-1)?.number ?? 0;
    for (const { number, seat, text, kind, brief } of lines) {
      if (number <= since || seat === null) continue;
      const words = kind === 'plan' ? brief : emoteWords(text, game);
      if (!words) continue;
      if (kind === 'plan') this.now = {}; // plans are long and would overlap
      this.show(seat, words, kind === 'plan' ? READ : SEEN);
    }
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
  }

  private show(seat: number, words: string, long: number): void {
    this.now = { ...this.now, [seat]: words };
    this.timers.push(
      setTimeout(() => {
        if (this.now[seat] === words) this.now = Object.fromEntries(without(this.now, seat));
      }, long),
    );
  }
}

const without = (said: Record<number, string>, seat: number): [string, string][] =>
  Object.entries(said).filter(([one]) => one !== String(seat));

const HERE = Symbol('emotes');
export const showEmotes = (emotes: Emotes): Emotes => setContext(HERE, emotes);
export const emotesHere = (): Emotes | null => getContext<Emotes | undefined>(HERE) ?? null;
