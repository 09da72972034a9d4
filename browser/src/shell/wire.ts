// The socket's messages by direction, over the generated structs.

export type { FromClient, FromServer, News } from './api';

// Random and hard to guess, as keys must be.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
