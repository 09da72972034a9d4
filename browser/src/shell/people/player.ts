// Becoming a player, coming back as one, and being a guest again: what this browser keeps goes along.

import type { Me } from '../api';
import { forgetAllTables, myTables, rememberTables } from '../seats';
import { settings, type Kept } from '../settings.svelte';
import { somebody } from '../somebody.svelte';
import { calls } from './calls';
import { forgetPush } from './push';

// The seats that this browser holds become the player's. The twelve words.
export async function keepMyGames(name: string): Promise<string> {
  settings.name = name;
  const { phrase } = await calls.keep({ name, settings: { ...settings.shared } });
  somebody.become(true);
  for (const { id } of myTables()) await calls.keepSeat(id).catch(() => {}); // one that was left is nobody's
  return phrase;
}

// This browser is a device of the player from now on: settings and tables come along.
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

// A code in the address, taken out of it so that it is neither shared nor shown by accident.
export function takeCode(): { kind: 'join' | 'friend'; code: string } | null {
  const found = new URLSearchParams(location.hash.slice(1));
  const kind = found.has('join') ? 'join' : 'friend';
  const code = found.get(kind);
  if (!code) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return { kind, code };
}

export const linkTo = (kind: 'join' | 'friend', code: string): string => `${location.origin}/me#${kind}=${code}`;
