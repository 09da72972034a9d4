import './shell/fonts.css';
import './shell/theme.css';
import './shell/base.css';

import { mount } from 'svelte';

import App from './shell/App.svelte';
import { dropOldTokens } from './shell/seats';

dropOldTokens();
const target = document.getElementById('app');
if (target) mount(App, { target });

// The shell stays at hand without a network. A browser that will not have it still plays.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
