// The socket's messages by direction, over the generated structs.

import type { FromServer as Known, State } from './api';
import type { Change } from './change';
import type { Asked, GameEvent } from './scene';

// What has changed since the last message; fields that have not are left out.
export interface News extends Partial<Omit<State, 'type' | 'full' | 'view' | 'events' | 'seat'>> {
  type: 'news';
  steps?: { number: number; event: GameEvent; change?: Change | null }[];
  change?: Change | null;
  meanwhile?: Asked | null;
  shown?: Record<string, string>;
}

export type FromServer = Known | News;
export type { FromClient } from './api';

// Random and hard to guess, as the server asks of a key.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
