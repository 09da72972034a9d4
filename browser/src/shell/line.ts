// WebSocket to a table. It reconnects by itself.

import type { FromClient, FromServer } from './wire';

export type LineStatus = 'opening' | 'open' | 'lost' | 'closed';

interface Listener {
  since: () => number | null; // number of the last received event; null: send all
  lang: () => string; // language of the server's texts for us
  hear: (message: FromServer) => void;
  status: (status: LineStatus) => void;
}

const PING = 20_000;
const LONGEST_WAIT = 8_000;

// Close codes after which reconnecting cannot help.
const FINAL = new Set([4401, 4403, 4404]);

export class Line {
  private readonly path: string;
  private readonly listener: Listener;
  private socket: WebSocket | null = null;
  private failures = 0;
  private heard = 0; // time of the server's last message
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pinging: ReturnType<typeof setInterval>;

  constructor(id: string, listener: Listener) {
    this.path = `/api/tables/${encodeURIComponent(id)}/socket`;
    this.listener = listener;
    this.pinging = setInterval(() => this.ping(), PING);
    addEventListener('online', this.wake);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.look);
    this.open();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // Reconnects, for instance after a change of seat or a missed message.
  reopen(): void {
    clearTimeout(this.retry);
    this.failures = 0;
    this.open();
  }

  close(): void {
    clearInterval(this.pinging);
    clearTimeout(this.retry);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.look);
    this.letGo();
    this.listener.status('closed');
  }

  // Detects a dead connection by missing replies.
  private ping(): void {
    if (this.socket && Date.now() - this.heard > 2 * PING + 5_000) this.drop();
    else this.say();
  }

  // Heartbeat with the page's visibility: players who look at the page get no notifications.
  private say(): void {
    this.send({ type: 'ping', away: document.hidden });
  }

  private open(): void {
    this.letGo();
    const since = this.listener.since();
    const address = new URL(this.path, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('lang', this.listener.lang());
    if (since !== null) address.searchParams.set('since', String(since));
    const socket = new WebSocket(address);
    this.socket = socket;
    if (this.failures === 0) this.listener.status('opening');
    socket.onopen = () => {
      this.failures = 0;
      this.heard = Date.now();
      this.say();
      this.listener.status('open');
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heard = Date.now();
      this.listener.hear(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = (closed) => this.lost(closed.code);
  }

  private lost(code: number): void {
    this.socket = null;
    if (FINAL.has(code)) {
      this.listener.status('closed');
      return;
    }
    this.listener.status('lost');
    // Random jitter, so that a whole table does not reconnect at the same moment.
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private letGo(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private readonly wake = () => {
    if (document.visibilityState === 'visible' && !this.socket) this.reopen();
  };

  private readonly look = () => {
    this.say();
    this.wake();
  };

  // A phone that loses its network often keeps the socket open for minutes; report it at once.
  private readonly drop = () => {
    this.letGo();
    this.lost(0);
  };
}
