// Requests of club nights, their texts, and the WebSocket for changes.

import type { ClubCard, ClubNews, ClubNow, ClubResults, MyClub, NewClub, Seated } from '../api';
import { CLUBS, sayIn } from '../catalogue.svelte';
import { applyChange } from '../change';
import { request } from '../http';

export const say = sayIn(CLUBS);

export const at = (id: string, what = ''): string => `/api/clubs/${encodeURIComponent(id)}${what}`;

export const nights = {
  all: () => request<ClubCard[]>('/api/clubs'),
  open: (wanted: NewClub) => request<ClubNow>('/api/clubs', wanted),
  look: (id: string) => request<ClubNow>(at(id)),
  mine: (id: string) => request<MyClub>(at(id, '/me')),
  join: (id: string, name: string) => request<MyClub>(at(id, '/join'), { name }),
  here: (id: string) => request<MyClub>(at(id, '/here'), {}),
  leave: (id: string) => request<MyClub>(at(id, '/leave'), {}),
  begin: (id: string) => request<ClubNow>(at(id, '/begin'), {}),
  pause: (id: string, paused: boolean) => request<ClubNow>(at(id, '/pause'), { paused }),
  end: (id: string) => request<ClubNow>(at(id, '/end'), {}),
  seat: (id: string) => request<Seated>(at(id, '/seat'), {}),
  results: (id: string) => request<ClubResults>(at(id, '/results')),
};

const GONE = 4404; // there is no such club night
const LONGEST_WAIT = 8_000;

// Subscribes to the changes of a club night. It reconnects by itself. Returns an unsubscribe function.
export function watch(id: string, hear: (now: ClubNow) => void): () => void {
  let socket: WebSocket | null = null;
  let timer = 0;
  let failures = 0;
  let page: ClubNow | null = null;

  function open(): void {
    const address = new URL(at(id, '/socket'), location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    socket = new WebSocket(address);
    socket.onmessage = (message: MessageEvent<string>) => {
      failures = 0;
      const news = JSON.parse(message.data) as ClubNews;
      if (news.page) page = news.page;
      else if (page && news.after === page.version) page = applyChange(page, news.change) as ClubNow;
      else return socket?.close(); // a message was missed: load the whole page again
      hear(page);
    };
    socket.onclose = ({ code }) => {
      if (code === GONE) return;
      const wait = Math.min(LONGEST_WAIT, 400 * 2 ** failures) * (0.75 + Math.random() / 2);
      failures += 1;
      timer = window.setTimeout(open, wait);
    };
  }

  open();
  return () => {
    clearTimeout(timer);
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  };
}

// Points with at most one decimal.
export const figure = (value: number, lang: string): string =>
  value.toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 0 });
