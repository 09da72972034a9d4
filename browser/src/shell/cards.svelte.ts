// Texts of the cards of a table's box, in the present language. They are fetched on first use.

import { SvelteMap } from 'svelte/reactivity';

import type { CardFace } from './api';
import { api } from './http';
import { settings } from './settings.svelte';
import type { Texts } from './texts';

type Cards = ReadonlyMap<string, CardFace>;

const loaded = new SvelteMap<string, Cards>();
const loading = new Set<string>();

async function load(table: string, lang: string): Promise<void> {
  try {
    const found = await api.tableCards(table, lang);
    loaded.set(`${lang} ${table}`, new Map(found.map((card) => [card.id, card])));
  } catch {
    setTimeout(() => void load(table, lang), 2000); // the network will be back
  }
}

// A card by its id; null until the words are here, or where there is no such card. Safe to call while rendering.
export function cardOf(table: string, id: string): CardFace | null {
  const name = `${settings.lang} ${table}`;
  if (!loaded.has(name) && !loading.has(name)) {
    loading.add(name);
    void load(table, settings.lang);
  }
  return loaded.get(name)?.get(id) ?? null;
}

// Whether names are on their way: a log that is written before they come would jump when they do.
export function namesAreComing(table: string): boolean {
  const name = `${settings.lang} ${table}`;
  return !loaded.has(name) && loading.has(name);
}

// Events speak of cards by the names that the table's own box has for them, as long as the table's page is open.
export function nameCardsOf(table: () => { id: string } | null, texts: () => Texts | null): void {
  $effect.pre(() => {
    const [words, at] = [texts(), table()];
    if (!words || !at) return;
    const { id } = at;
    words.card = (card) => cardOf(id, card);
    return () => (words.card = () => null);
  });
}
