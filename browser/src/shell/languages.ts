// The available languages. The server lists them in the head of the page.

import type { Language } from './api';

export const languages: readonly Language[] = told();

// True if a language's texts must be fetched: it is not ours, or not complete.
export const isBrought = (lang: string): boolean => languages.some(({ code, ours }) => code === lang && !ours);

export const isSpoken = (lang: string | null): lang is string => languages.some(({ code }) => code === lang);

// Name of a language in a menu: its own name, and the share that is translated.
export const called = ({ name, done }: Language): string => (done < 100 ? `${name} (${done} %)` : name);

// The best match for the wanted languages, or English.
export function closest(wishes: readonly string[]): string {
  for (const wish of wishes) {
    for (let tag = wish.toLowerCase(); tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
      const found = languages.find(({ code }) => code.toLowerCase() === tag);
      if (found) return found.code;
    }
  }
  return 'en';
}

// Language in the page's address. It is used once and removed, so that a link that is passed on chooses nothing.
export function chosenByAddress(): string | null {
  const address = new URL(location.href);
  const lang = address.searchParams.get('lang');
  if (!isSpoken(lang)) return null;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  return lang;
}

function told(): Language[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content;
  return content ? (JSON.parse(content) as Language[]) : [{ code: 'en', name: 'English', done: 100, ours: true }];
}
