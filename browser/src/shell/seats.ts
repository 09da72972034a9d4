// Tables that this browser sat at, to find the way back, with their personal links. The seat itself is a cookie that no
// script can read. The link is requested from the server when it is shown.

import type { Seated } from './api';
import { api } from './http';

export interface MyTable {
  id: string;
  game: string;
}

const TABLES = 'shambles-tables';
const MOST = 12;

// Earlier versions kept tokens here.
export function dropOldTokens(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('shambles-seat-')) localStorage.removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}

export function myTables(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? '[]') as MyTable[];
  } catch {
    return [];
  }
}

function keepTables(tables: MyTable[]): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Without storage, play still works.
  }
}

export function rememberSeat(seated: Seated): void {
  const { id, game } = seated.table;
  keepTables([{ id, game }, ...myTables().filter((one) => one.id !== id)]);
}

// The player's tables on other devices.
export function rememberTables(tables: MyTable[]): void {
  const known = new Set(myTables().map(({ id }) => id));
  keepTables([...tables.filter(({ id }) => !known.has(id)), ...myTables()]);
}

export function forgetAllTables(): void {
  keepTables([]);
}

export function forgetTable(id: string): void {
  keepTables(myTables().filter((one) => one.id !== id));
}

export function tableLink(id: string): string {
  return `${location.origin}/t/${id}`;
}

export async function personalLink(id: string): Promise<string> {
  const { token } = await api.link(id);
  return `${tableLink(id)}#seat=${token}`;
}

// The token of a personal link. It is removed from the address bar, so that nobody shares it by accident.
export function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
