// The socket's messages by direction, over the generated structs.

import type { Ack, Answer, Because, Chat, Ping, Pong, Refused, State, Took, Trouble, Undo, Why } from './api';

export type FromServer = State | Took | Refused | Because | Trouble | Pong;
export type FromClient = Answer | Undo | Why | Ack | Chat | Ping;

// Random and hard to guess, as the server asks of a key.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
