// Requests of players, and their texts. A guest loads nothing of this.

import type {
  Challenge,
  ChangeMe,
  DiscordWay,
  HandedTable,
  Known,
  MailWay,
  Me,
  MyCalls,
  MyGames,
  MyNews,
  MySkill,
  NewPhrase,
  NewPlayer,
  NtfyWay,
  OnceLink,
  PushWay,
  ShelvedGame,
  WantLink,
  WantRegard,
  WhoAmI,
} from '../api';
import { PEOPLE, sayIn } from '../catalogue.svelte';
import { request } from '../http';

export type NewWay = PushWay | DiscordWay | NtfyWay | MailWay;
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
  skill: (lang: string) => request<MySkill>(`/api/me/skill?lang=${lang}`),
  wantRating: (wanted: boolean, lang: string) => request<MySkill>(`/api/me/skill?lang=${lang}`, { wanted }),
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
  myCalls: () => request<MyCalls>('/api/me/calls'),
  setQuiet: (quiet: MyCalls['quiet']) => request<MyCalls>('/api/me/calls', { quiet }),
  addWay: (way: NewWay) => request<MyCalls>('/api/me/ways', way),
  confirmWay: (id: string, code: string) => request<MyCalls>(`/api/me/ways/${at(id)}/confirm`, { code }),
  tryWay: (id: string) => request<MyCalls>(`/api/me/ways/${at(id)}/test`, {}),
  dropWay: (id: string) => request<MyCalls>(`/api/me/ways/${at(id)}/remove`, {}),
  mute: (table: string, muted: boolean) => request<MyCalls>(`/api/me/tables/${at(table)}/mute`, { muted }),
  decline: (table: string) => request<Done>(`/api/me/invitations/${at(table)}/decline`, {}),
};

// Texts about players; empty until they are loaded.
export const tell = sayIn(PEOPLE);

export function dateOf(seconds: number, lang: string): string {
  return new Date(seconds * 1000).toLocaleDateString(lang, { day: 'numeric', month: 'short', year: 'numeric' });
}

// Name of a game and its mode, from the list of games.
export function wayName(games: ShelvedGame[], game: string, mode: string | null): string {
  const words = games.find(({ slug }) => slug === game)?.words ?? {};
  const way = mode ? words[`mode-${mode}`]?.split(':')[0] : '';
  return [words['game'] ?? game, way].filter(Boolean).join(' · ');
}
