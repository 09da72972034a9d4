// Small facts about a table that several pages say.

import type { SeatInfo, TableInfo } from './api';
import { say, textsOf } from './catalogue.svelte';

// Bots have no name of their own: they are called by their kind and place. An empty chair is told apart by its kind.
export function seatName(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name;
  if (!seat.bot) return say('seat', { number: number + 1 });
  return say('bot-name', { bot: capital(botWord(seat.bot)), number: number + 1 });
}

export function botWord(bot: string): string {
  return textsOf()?.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

// The key of the words for the table's mode, or nothing.
export function modeOf(table: TableInfo): string {
  const mode = table.options['mode'];
  return typeof mode === 'string' ? `mode-${mode}` : '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
