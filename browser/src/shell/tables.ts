// Small functions about a table, shared by several pages.

import type { SeatInfo, TableInfo } from './api';
import { say, textsOf } from './catalogue.svelte';

// The levels for bots, weakest first. Each seat of a bot has its own name.
export const LEVELS = ['rookie', 'survivor', 'veteran', 'legend'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = 'survivor';
const PARTY = 10;
const SOMEBODY = 'somebody'; // name of a seat whose player has erased their account

// A bot of a level is called by its seat's name, any other by its kind and place. An empty chair is told apart by its kind.
export function seatName(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name === SOMEBODY ? say('somebody') : seat.name;
  if (!seat.bot) return say('seat', { number: number + 1 });
  if (LEVELS.some((level) => level === seat.bot)) return say(`party-${(number % PARTY) + 1}`);
  return say('bot-name', { bot: capital(botWord(seat.bot)), number: number + 1 });
}

export function botWord(bot: string): string {
  return textsOf()?.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

// Key of the text for the table's mode, or nothing.
export function modeOf(table: TableInfo): string {
  const mode = table.options['mode'];
  return typeof mode === 'string' ? `mode-${mode}` : '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
