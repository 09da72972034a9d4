// Registration, sign-in and sign-out, with the data stored in this browser.

import type { Me } from '../api';
import { forgetAllTables, myTables, rememberTables } from '../seats';
import { settings, type Kept } from '../settings.svelte';
import { somebody } from '../somebody.svelte';
import { calls } from './calls';
import { forgetPush } from './push';

// Registers a player with the seats of this browser. Returns the twelve words.
export async function keepMyGames(name: string): Promise<string> {
  settings.name = name;
  const { phrase } = await calls.keep({ name, settings: { ...settings.shared } });
  somebody.become(true);
  for (const { id } of myTables()) await calls.keepSeat(id).catch(() => {}); // one that was left is nobody's
  return phrase;
}

// Makes this browser a device of the player: settings and tables come along.
export async function bringEverything(): Promise<Me | null> {
  const { me } = await calls.me();
  somebody.become(me !== null);
  if (!me) return null;
  takeSettings(me);
  for (const { id } of myTables()) await calls.keepSeat(id).catch(() => {});
  rememberTables(await calls.seats());
  return me;
}

export function takeSettings(me: Me): void {
  settings.take(me.settings as Partial<Kept>);
}

export function beGuest(): void {
  void forgetPush();
  somebody.become(false);
  forgetAllTables();
}

// A code in the address. It is removed from the address bar, so that nobody shares it by accident.
export function takeCode(): { kind: 'join' | 'friend'; code: string } | null {
  const found = new URLSearchParams(location.hash.slice(1));
  const kind = found.has('join') ? 'join' : 'friend';
  const code = found.get(kind);
  if (!code) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return { kind, code };
}

export const linkTo = (kind: 'join' | 'friend', code: string): string => `${location.origin}/me#${kind}=${code}`;
