// The loaded texts: one page for the house and one for each game, in the present language.

import { SvelteMap } from 'svelte/reactivity';

import { api, ApiError } from './http';
import { isBrought } from './languages';
import { settings } from './settings.svelte';
import { Texts } from './texts';

// The texts that everybody reads first are built in, a file for each language, so they work without a network. All
// others are fetched from the server on first use. A list of every page of every language would slow down the first
// load.
const pages = import.meta.glob<string>(['../../../src/shambles/text/*.ftl', '!../../../src/shambles/text/*.*.ftl'], {
  query: '?raw',
  import: 'default',
});

const loaded = new SvelteMap<string, Texts>();
const loading = new Set<string>();

// The previous texts, shown until another language has been loaded.
const before = new Map<string, Texts>();

// Browser parts of games that were installed after the client was built; known once their texts are loaded.
const brought = new Map<string, readonly string[]>();
export const broughtBy = (game: string): readonly string[] => brought.get(game) ?? [];

// A page of the house. Pages of additional languages are fetched, too.
async function housePage(lang: string, part: string): Promise<string> {
  const built = part || isBrought(lang) ? undefined : pages[`../../../src/shambles/text/${lang}.ftl`];
  return built ? built() : (await api.page(part || 'house', lang)).fluent;
}

// A game's texts, with those of its lessons and of its browser parts.
async function load(lang: string, name: string): Promise<void> {
  const [game = '', part = ''] = name.split('/');
  const more = game ? api.texts(game, lang) : part ? housePage(lang, part) : '';
  const [house, own] = await Promise.all([housePage(lang, ''), more]);
  if (typeof own === 'string') {
    loaded.set(`${lang} ${name}`, new Texts(lang, [house, own]));
  } else {
    brought.set(game, own.scene);
    loaded.set(`${lang} ${name}`, new Texts(lang, [house, own.fluent], own.by_seat));
  }
}

async function keepLoading(lang: string, game: string): Promise<void> {
  try {
    await load(lang, game);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return; // there is no such game
    setTimeout(() => void keepLoading(lang, game), 2000); // the network will be back
  }
}

// The texts of the house, or of a game; null until loaded. Safe to call while rendering.
export function textsOf(game = ''): Texts | null {
  const name = `${settings.lang} ${game}`;
  const found = loaded.get(name);
  if (!found && !loading.has(name)) {
    loading.add(name);
    void keepLoading(settings.lang, game);
  }
  if (found) before.set(game, found);
  return found ?? before.get(game) ?? null;
}

// The texts of a game with those of its lessons.
export function lessonTextsOf(game: string): Texts | null {
  return textsOf(`${game}/lessons`);
}

// The house's texts with those of a page that is loaded later.
export const PEOPLE = '/people';
export const DAILY = '/daily';
export const PUZZLES = '/puzzles';
export const REVIEW = '/review';
export const PLAYING_ON = '/playing-on';
export const CLUBS = '/clubs';
export const HOST = '/host';
export const SPECTATORS = '/spectators';
export const WORKSHOP = '/workshop';

// A text of the house. The app renders nothing before they are loaded.
export const say = sayIn();

// The texts of one part of the client, once loaded.
export function sayIn(part = ''): (key: string, params?: Record<string, unknown>) => string {
  return (key, params) => textsOf(part)?.say(key, params) ?? '';
}
