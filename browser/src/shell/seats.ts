// The tables this browser sat at, so that a person finds the way back; and the personal links to them.
// The seat itself is a cookie that no script can read; a token is kept beside it, to show the link in any tab.

import type { Seated } from './api';

export interface MyTable {
  id: string;
  game: string;
}

const TABLES = 'shambles-tables';
const MOST = 12;
const seatOf = (id: string): string => `shambles-seat-${id}`;

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
    for (const { id } of tables.slice(MOST)) localStorage.removeItem(seatOf(id));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function rememberSeat(seated: Seated): void {
  const { id, game } = seated.table;
  keepTables([{ id, game }, ...myTables().filter((one) => one.id !== id)]);
  try {
    localStorage.setItem(seatOf(id), seated.token);
  } catch {
    // Without it the personal link is not shown; the cookie still works.
  }
}

export function forgetTable(id: string): void {
  keepTables(myTables().filter((one) => one.id !== id));
  localStorage.removeItem(seatOf(id));
}

export function tableLink(id: string): string {
  return `${location.origin}/t/${id}`;
}

export function personalLink(id: string): string | null {
  const token = localStorage.getItem(seatOf(id));
  return token ? `${tableLink(id)}#seat=${token}` : null;
}

// The token of a personal link, taken out of the address bar so that it is neither shared nor shown by accident.
export function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
