// The gallery: any state of the client, without a server. For development (`npm run dev`, /gallery.html) and for tests.

import '../shell/fonts.css';
import '../shell/theme.css';
import '../shell/base.css';

import { mount, tick, unmount, type Component } from 'svelte';

import { hangUp, hear, isWaiting, record, type Recording } from './recorded';

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

// Settings are read when the client is loaded: it comes when the languages are known, and what was kept is gone.
async function load() {
  const [app, settings, somebody, router] = await Promise.all([
    import('../shell/App.svelte'),
    import('../shell/settings.svelte'),
    import('../shell/somebody.svelte'),
    import('../shell/router.svelte'),
  ]);
  return { App: app.default as Component, ...settings, ...somebody, ...router };
}

const usual = { theme: 'system', motion: null, doubleTap: true, sound: false, invited: true, buzz: false } as const;
let mounted: Record<string, unknown> | null = null;

class Gallery {
  // Somebody new comes here: nothing of whoever was here before is left. `kept` are their settings.
  async show(recording: Recording, kept: Record<string, unknown> = {}): Promise<void> {
    const client = await load();
    await this.clear();
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(recording.storage ?? {})) localStorage.setItem(name, value);
    client.settings.take({ lang: 'en', name: '', portrait: null, ...usual, ...kept });
    client.somebody.become(recording.storage?.['shambles-player'] === '1');
    await this.turn(recording);
  }

  // The same person loads another page.
  async turn(recording: Recording): Promise<void> {
    const client = await load();
    await this.clear();
    record(recording);
    client.router.go(recording.path);
    const target = document.getElementById('app');
    if (target) mounted = mount(client.App, { target });
    await this.settled();
  }

  // Nobody is here.
  async clear(): Promise<void> {
    const before = mounted;
    mounted = null;
    if (before) await unmount(before);
    record({ path: '/' });
  }

  // Nothing is asked for any more, and what was answered is drawn.
  async settled(): Promise<void> {
    for (let still = 0; still < 2; still = isWaiting() ? 0 : still + 1) {
      await tick();
      await frame();
    }
    await document.fonts.ready;
  }

  readonly hear = hear;
  readonly hangUp = hangUp;
}

declare global {
  interface Window {
    gallery: Gallery;
  }
}

window.gallery = new Gallery();

if (!window.drive) {
  void import('./hang').then(({ hang }) => hang(window.gallery, new URLSearchParams(location.search)));
}
