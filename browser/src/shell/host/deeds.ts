// The host's requests to the server, each with the key, and their texts. Other pages do not load this module.

import type { Announce, DeedSeen, LimitFor, Load, Maintain, OneTable, PlayerSeen, TableSeen, Whom } from '../api';
import { HOST, sayIn } from '../catalogue.svelte';
import { request } from '../http';

export const tell = sayIn(HOST);

export class Desk {
  // The key is stored nowhere else, and is lost with the page.
  constructor(private readonly key: string) {}

  load = () => this.ask<Load>('');
  tables = (after = '') => this.ask<TableSeen[]>(`/tables?after=${after}`);
  players = (after = '') => this.ask<PlayerSeen[]>(`/players?after=${after}`);
  deeds = (before?: number) => this.ask<DeedSeen[]>(before === undefined ? '/deeds' : `/deeds?before=${before}`);
  close = (wanted: OneTable) => this.ask<Load>('/close', wanted);
  reopen = (wanted: OneTable) => this.ask<Load>('/reopen', wanted);
  limit = (wanted: LimitFor) => this.ask<Load>('/limit', wanted);
  lift = (wanted: Whom) => this.ask<Load>('/lift', wanted);
  announce = (wanted: Announce) => this.ask<Load>('/announce', wanted);
  maintain = (wanted: Maintain) => this.ask<Load>('/maintain', wanted);
  callOff = () => this.ask<Load>('/call-off', {});

  private ask<T>(what: string, body?: object): Promise<T> {
    return request<T>(`/api/host${what}`, body, { Authorization: `Bearer ${this.key}` });
  }
}

export function momentOf(seconds: number | null, lang: string): string {
  if (seconds === null) return '';
  return new Date(seconds * 1000).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });
}
