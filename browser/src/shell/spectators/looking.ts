// Requests and texts for spectators.

import type { League, Season, TableOnNow } from '../api';
import { sayIn, SPECTATORS } from '../catalogue.svelte';
import { request } from '../http';

export const say = sayIn(SPECTATORS);

export const looking = {
  season: (month = '') => request<Season>(`/api/seasons?month=${month}`),
  league: () => request<League>('/api/league'),
  onNow: () => request<TableOnNow[]>('/api/on-now'),
};
