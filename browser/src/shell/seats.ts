// The tables this browser sat at, so that a person finds the way back; and this tab's own personal links.
// The seat itself is a cookie that no script can read; a token is kept for this tab only, to show the link.

import type { Seated } from './api';

export interface MyTable {
  id: string;
  game: string;
}

const TABLES = 'shambles-tables';

export function myTables(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? '[]') as MyTable[];
  } catch {
    return [];
  }
}

function keepTables(tables: MyTable[]): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, 8)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function rememberSeat(seated: Seated): void {
  const { id, game } = seated.table;
  keepTables([{ id, game }, ...myTables().filter((one) => one.id !== id)]);
  try {
    sessionStorage.setItem(`shambles-seat-${id}`, seated.token);
  } catch {
    // Without it the personal link is not shown; the cookie still works.
  }
}

export function forgetTable(id: string): void {
  keepTables(myTables().filter((one) => one.id !== id));
  sessionStorage.removeItem(`shambles-seat-${id}`);
}

export function tableLink(id: string): string {
  return `${location.origin}/t/${id}`;
}

export function personalLink(id: string): string | null {
  const token = sessionStorage.getItem(`shambles-seat-${id}`);
  return token ? `${tableLink(id)}#seat=${token}` : null;
}

// The token of a personal link, taken out of the address bar so that it is neither shared nor shown by accident.
export function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
