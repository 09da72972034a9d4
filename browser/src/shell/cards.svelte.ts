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

// A card by its id; null until its text is loaded, or if there is no such card. Safe to call while rendering.
export function cardOf(table: string, id: string): CardFace | null {
  const name = `${settings.lang} ${table}`;
  if (!loaded.has(name) && !loading.has(name)) {
    loading.add(name);
    void load(table, settings.lang);
  }
  return loaded.get(name)?.get(id) ?? null;
}

// True while names are loading: a log written before would jump when they arrive.
export function namesAreComing(table: string): boolean {
  const name = `${settings.lang} ${table}`;
  return !loaded.has(name) && loading.has(name);
}

// While a table's page is open, events name cards as the table's own box does.
export function nameCardsOf(table: () => { id: string } | null, texts: () => Texts | null): void {
  $effect.pre(() => {
    const [words, at] = [texts(), table()];
    if (!words || !at) return;
    const { id } = at;
    words.card = (card) => cardOf(id, card);
    return () => (words.card = () => null);
  });
}
