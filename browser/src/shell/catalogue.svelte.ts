// The words that are loaded: one page for the house and one for each game, in the language of the moment.

import { SvelteMap } from 'svelte/reactivity';

import { fieldsBySeat } from '../games';
import { api, ApiError } from './http';
import { settings } from './settings.svelte';
import { Texts } from './texts';

type Load = () => Promise<string>;

const pages: Record<string, Load> = {
  ...import.meta.glob<string>('../../../src/shambles/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../src/shambles/games/*/text/*.ftl', { query: '?raw', import: 'default' }),
};

const loaded = new SvelteMap<string, Texts>();
const loading = new Set<string>();

// What was said last, so that nothing goes blank while another language is on its way.
const before = new Map<string, Texts>();

// What a game that came after the client was built brings for the browser; known once its words are here.
const brought = new Map<string, readonly string[]>();
export const broughtBy = (game: string): readonly string[] => brought.get(game) ?? [];

// A game that came after the client was built has its words from the server, those of its lessons among them.
async function load(lang: string, name: string): Promise<void> {
  const [game = '', lessons] = name.split('/');
  const root = '../../../src/shambles/';
  const house = await pages[`${root}text/${lang}.ftl`]!();
  const own = pages[`${root}games/${game}/text/${lang}.ftl`];
  if (game && !own) {
    const { fluent, by_seat, scene } = await api.texts(game, lang);
    brought.set(game, scene);
    loaded.set(`${lang} ${name}`, new Texts(lang, [house, fluent], by_seat));
  } else {
    const more = lessons && pages[`${root}${game && `games/${game}/`}text/${lessons}.${lang}.ftl`];
    const found = await Promise.all([own?.(), more ? more() : undefined]);
    const words = [house, ...found.filter((page) => page !== undefined)];
    loaded.set(`${lang} ${name}`, new Texts(lang, words, fieldsBySeat(game)));
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

// The words of the house, or of a game; null until they are here. Safe to call while rendering.
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

// The words of a game with those of its lessons.
export function lessonTextsOf(game: string): Texts | null {
  return textsOf(`${game}/lessons`);
}

// The house's words with those for players, for the daily deal, for puzzles, for playing on, for the host, for the workshop.
export const PEOPLE = '/people';
export const DAILY = '/daily';
export const PUZZLES = '/puzzles';
export const PLAYING_ON = '/playing-on';
export const CLUBS = '/clubs';
export const HOST = '/host';
export const WORKSHOP = '/workshop';

// The house's words. The app renders nothing before they are here, so there is always something to say.
export const say = sayIn();

// The words of one part of the client, once they are here.
export function sayIn(part = ''): (key: string, params?: Record<string, unknown>) => string {
  return (key, params) => textsOf(part)?.say(key, params) ?? '';
}
