// The requests and the words for people without a seat.

import type { TableOnNow } from '../api';
import { sayIn, SPECTATORS } from '../catalogue.svelte';
import { request } from '../http';

export const say = sayIn(SPECTATORS);

export const looking = {
  onNow: () => request<TableOnNow[]>('/api/on-now'),
};
