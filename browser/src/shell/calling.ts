// Notifications of a player's turn: the tab's icon always, others as set in the preferences.

import usual from './favicon.svg?url';
import turn from './favicon-turn.svg?url';
import { settings } from './settings.svelte';
import { play } from './sound';

// Sets the tab's icon. The returned function restores the usual one.
export function showTurn(mine: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = mine ? turn : usual;
  return () => {
    if (link) link.href = usual;
  };
}

// Notifies the player of their turn.
export function callBack(game: string, words: string): void {
  play('turn');
  if (settings.buzz) shake([120, 60, 120]);
  if (!settings.call || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    // The service worker's notification of this table has the same tag, so that only one is shown.
    const note = new Notification(words, { body: game, icon: turn, tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker; the tab's icon and title still change.
  }
}

// Closes this table's notifications, and those that arrived while the page was loading.
export async function clearCalls(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const note of (await worker?.getNotifications({ tag: location.pathname })) ?? []) note.close();
}

// Warns that time is running out and a bot will answer: a phone vibrates whatever the setting for ordinary turns.
export function hurry(): void {
  play('hurry');
  shake([200, 100, 200, 100, 200]);
}

// Browsers refuse vibration, with a console warning, before the first touch of the page.
function shake(pattern: number[]): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
