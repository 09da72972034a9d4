// Replay of a finished game from one viewpoint: the events of each answer, step by step.

import type { ReplayPage } from './api';
import { applyChange } from './change';
import { api } from './http';
import type { Step } from './showing.svelte';

export interface Seen {
  view: unknown;
  opened: unknown[] | null; // all open: what every seat saw
}

export type Chapter = Step<Seen>[]; // the steps that one answer led to; the first is the set-up

export interface Story {
  page: ReplayPage; // last page read: table, outcome, and number of steps
  chapters: Chapter[];
}

// viewpoint: a seat, or null for all hands open. Yields after each page.
export async function* readStory(id: string, viewpoint: number | null, lang: string): AsyncGenerator<Story> {
  const chapters: Chapter[] = [];
  let since: number | null = 0;
  while (since !== null) {
    const page: ReplayPage = await api.replay(id, viewpoint === null ? 'open' : String(viewpoint), since, lang);
    let seen: Seen = page.start;
    for (const { number, step, event, change, opened } of page.steps) {
      seen = { view: applyChange(seen.view, change), opened: applyChange(seen.opened, opened) as Seen['opened'] };
      (chapters[step] ??= []).push({ number, event, view: seen });
    }
    since = page.next;
    yield { page, chapters: [...chapters] };
  }
}
