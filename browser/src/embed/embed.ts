// A game in a frame on somebody else's page: the server draws it, and this shows one moment after another. It imports
// nothing of the client, keeps nothing, and sends no cookie.

import './embed.css';

import type { Embedded } from '../shell/api';

const AGAIN = 3_000; // milliseconds between two looks at a game that is on
const LATER = 15_000; // and where something was wrong

const [, , table = ''] = location.pathname.split('/');
const asked = new URLSearchParams(location.search).get('lang') ?? navigator.language;
const lang = asked.toLowerCase().startsWith('nl') ? 'nl' : 'en';

function make<K extends keyof HTMLElementTagNameMap>(kind: K, within: HTMLElement): HTMLElementTagNameMap[K] {
  return within.appendChild(document.createElement(kind));
}

const page = document.getElementById('game')!;
const title = make('h1', page);
const line = make('p', page);
const frame = make('figure', page);
const picture = make('img', frame);
const said = make('figcaption', frame);
const controls = make('div', page);
const back = make('button', controls);
const label = make('label', controls);
const slider = make('input', label);
const where = make('output', label);
const forward = make('button', controls);
const open = make('a', page);

document.documentElement.lang = lang;
said.setAttribute('aria-live', 'polite');
controls.hidden = true;
slider.type = 'range';
slider.min = '1';
open.target = '_blank';
open.rel = 'noopener';

let step = 0;
let seen = 0;
let timer = 0;

function show(moment: Embedded): void {
  const words = (key: string): string => moment.words[`embed-${key}`] ?? key;
  const over = moment.status === 'over';
  document.title = title.textContent = moment.title;
  line.textContent = over ? moment.line : `${words('live')}: ${moment.line}`;
  open.textContent = words('open');
  open.href = `/${over ? 'replay' : 't'}/${encodeURIComponent(table)}`;
  if (moment.svg !== null) {
    picture.src = `data:image/svg+xml,${encodeURIComponent(moment.svg)}`;
    picture.alt = moment.line;
    said.textContent = moment.said.join(' ');
  }
  controls.hidden = !over;
  [step, seen] = [moment.step, moment.version];
  [back.textContent, forward.textContent] = [words('back'), words('forward')];
  slider.max = String(moment.count);
  slider.value = String(step);
  slider.setAttribute('aria-label', words('step'));
  where.textContent = `${step} / ${moment.count}`;
  back.disabled = step <= 1;
  forward.disabled = step >= moment.count;
  if (!over) timer = window.setTimeout(() => void look(), AGAIN);
}

async function look(wanted = 0): Promise<void> {
  clearTimeout(timer);
  if (document.hidden) {
    timer = window.setTimeout(() => void look(wanted), AGAIN);
    return;
  }
  try {
    const query = `step=${wanted}&seen=${seen}&lang=${lang}`;
    const response = await fetch(`/api/embed/${encodeURIComponent(table)}?${query}`, { credentials: 'omit' });
    if (!response.ok) throw new Error(String(response.status));
    show((await response.json()) as Embedded);
  } catch {
    timer = window.setTimeout(() => void look(wanted), LATER); // the network will be back, or the cards will be open
  }
}

back.onclick = () => void look(step - 1);
forward.onclick = () => void look(step + 1);
slider.onchange = () => void look(Number(slider.value));
void look();
