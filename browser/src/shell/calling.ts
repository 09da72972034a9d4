// Calls somebody back to the table when it is their turn: the tab's picture always, the rest as they like it.

import usual from './favicon.svg?url';
import turn from './favicon-turn.svg?url';
import { settings } from './settings.svelte';
import { play } from './sound';

// The picture in the tab; the usual one again when this is undone.
export function showTurn(mine: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = mine ? turn : usual;
  return () => {
    if (link) link.href = usual;
  };
}

// It has become my turn.
export function callBack(game: string, words: string): void {
  play('turn');
  if (settings.buzz) shake([120, 60, 120]);
  if (!settings.call || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    // The service worker's call for this table has the same tag: there is one of them, not two.
    const note = new Notification(words, { body: game, icon: turn, tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only let a service worker call; the tab's picture and title still do.
  }
}

// Closes this table's notifications, and those that arrived while the page was loading.
export async function clearCalls(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const note of (await worker?.getNotifications({ tag: location.pathname })) ?? []) note.close();
}

// My time runs out, and then somebody else answers for me: a phone shakes whatever its owner chose for an ordinary turn.
export function hurry(): void {
  play('hurry');
  shake([200, 100, 200, 100, 200]);
}

// A page that nobody has touched yet may not shake a phone: browsers refuse it, and write a complaint.
function shake(pattern: number[]): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
