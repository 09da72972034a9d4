// Push notifications, if the browser supports them: on a secure origin, by the service worker.

import { settings } from '../settings.svelte';
import { calls } from './calls';

export const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

// Asks for permission. False if it is denied.
export async function wantPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be another server key's
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await calls.addWay({ kind: 'push', endpoint, keys: { p256dh, auth }, lang: settings.lang });
  return true;
}

export async function forgetPush(): Promise<void> {
  if (!hasPush) return;
  const here = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await (await here?.pushManager.getSubscription().catch(() => null))?.unsubscribe();
}
