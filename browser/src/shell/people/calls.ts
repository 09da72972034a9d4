// The requests of players, and their words. A guest loads nothing of this.

import type {
  Challenge,
  ChangeMe,
  HandedTable,
  Known,
  Me,
  MyGames,
  MyNews,
  NewPhrase,
  NewPlayer,
  OnceLink,
  WantLink,
  WantRegard,
  WhoAmI,
} from '../api';
import { PEOPLE, sayIn } from '../catalogue.svelte';
import { request } from '../http';

type Done = { done: boolean };
const at = (id: string): string => encodeURIComponent(id);

export const calls = {
  keep: (wanted: NewPlayer) => request<NewPhrase>('/api/people', wanted),
  recover: (phrase: string) => request<Done>('/api/people/recover', { phrase }),
  join: (code: string) => request<Done>('/api/people/join', { code }),
  challenge: () => request<Challenge>('/api/people/challenge', {}),
  byPasskey: (credential: object) => request<Done>('/api/people/passkey', { credential }),
  me: () => request<WhoAmI>('/api/me'),
  change: (change: ChangeMe) => request<Me>('/api/me', change),
  news: () => request<MyNews>('/api/me/news'),
  games: (game: string, which: string, after: number) =>
    request<MyGames>(`/api/me/games?game=${at(game)}&which=${which}&after=${after}`),
  seats: () => request<HandedTable[]>('/api/me/seats', {}),
  keepSeat: (table: string) => request<Done>(`/api/tables/${at(table)}/keep`, {}),
  phrase: () => request<NewPhrase>('/api/me/phrase', {}),
  newPasskey: () => request<Challenge>('/api/me/challenge', {}),
  addPasskey: (credential: object) => request<Me>('/api/me/passkeys', { credential }),
  dropPasskeys: () => request<Me>('/api/me/passkeys/forget', {}),
  link: (kind: WantLink['kind']) => request<OnceLink>('/api/me/links', { kind }),
  dropDevice: (id: string) => request<WhoAmI>(`/api/me/devices/${at(id)}/remove`, {}),
  erase: () => request<Done>('/api/me/erase', {}),
  known: () => request<Known[]>('/api/me/known'),
  befriend: (code: string) => request<Known[]>('/api/me/friends', { code }),
  unfriend: (id: string) => request<Known[]>(`/api/me/friends/${at(id)}/remove`, {}),
  regard: (id: string, regard: WantRegard['regard']) => request<Known[]>(`/api/me/known/${at(id)}`, { regard }),
  regardSeat: (table: string, seat: number, regard: WantRegard['regard']) =>
    request<Known[]>(`/api/tables/${at(table)}/regard`, { seat, regard }),
  invite: (table: string, friend: string) => request<Done>(`/api/tables/${at(table)}/invite`, { friend }),
  decline: (table: string) => request<Done>(`/api/me/invitations/${at(table)}/decline`, {}),
};

// What is said about players; nothing until the words are here.
export const tell = sayIn(PEOPLE);

export function dateOf(seconds: number, lang: string): string {
  return new Date(seconds * 1000).toLocaleDateString(lang, { day: 'numeric', month: 'short', year: 'numeric' });
}
