import './shell/fonts.css';
import './shell/theme.css';
import './shell/base.css';

import { mount } from 'svelte';

import App from './shell/App.svelte';
import { dropOldTokens } from './shell/seats';

dropOldTokens();

// Load fonts before rendering text, to avoid layout shift; after LONGEST render without them.
const FACES = ['500 1em "Barlow Condensed"', '700 1em "Barlow Condensed"', '400 1em Barlow', '600 1em Barlow'];
const LONGEST = 1500; // milliseconds
const letters = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
const target = document.getElementById('app');
const begin = () => target && mount(App, { target });
void Promise.race([letters, new Promise((done) => setTimeout(done, LONGEST))]).then(begin);

// The shell stays at hand without a network. A browser that will not have it still plays.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
