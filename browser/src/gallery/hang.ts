// The gallery as a designer looks at it: a list of the states that `make gallery` has recorded, and one of them.

import { mount } from 'svelte';

import type { Recording } from './recorded';
import { ourFetch } from './recorded';
import Shelf from './Shelf.svelte';

export interface Shelved {
  languages: unknown;
  states: string[];
  replies: Record<string, unknown>; // words and rules: what several states read
}

interface Shows {
  show(recording: Recording, kept?: Record<string, unknown>): Promise<void>;
}

async function read<T>(path: string): Promise<T> {
  const reply = await ourFetch(path);
  if (!reply.ok) throw new Error(`${path} is not there: run make gallery first`);
  return (await reply.json()) as T;
}

export async function hang(gallery: Shows, params: URLSearchParams): Promise<void> {
  const shelved = await read<Shelved>('/gallery/states.json');
  const meta = document.createElement('meta');
  [meta.name, meta.content] = ['languages', JSON.stringify(shelved.languages)];
  document.head.append(meta);
  const state = params.get('state');
  const target = document.getElementById('app');
  if (state && shelved.states.includes(state)) {
    const kept = { lang: params.get('lang') ?? 'en', theme: params.get('theme') ?? 'system' };
    const shown = await read<Recording>(`/gallery/${state}.json`);
    await gallery.show({ ...shown, replies: { ...shelved.replies, ...shown.replies } }, kept);
  } else if (target) {
    mount(Shelf, { target, props: { shelved } });
  }
}
