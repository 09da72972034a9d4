import './shell/fonts.css';
import './shell/theme.css';
import './shell/base.css';

import { mount } from 'svelte';

import App from './shell/App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
