import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Line, type LineStatus } from './line';

// A socket without a server: what is sent is kept, and a test says what happens to it.
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Socket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let statuses: LineStatus[];
let since: number | null;
let page: EventTarget & { hidden: boolean; visibilityState: string };
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  statuses = [];
  since = null;
  page = Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible' });
  const everywhere = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://here/t/abc', protocol: 'https:' });
  vi.stubGlobal('addEventListener', everywhere.addEventListener.bind(everywhere));
  vi.stubGlobal('removeEventListener', everywhere.removeEventListener.bind(everywhere));
  vi.stubGlobal('dispatchEvent', everywhere.dispatchEvent.bind(everywhere));
  vi.stubGlobal('WebSocket', Socket);
  line = new Line('abc', {
    since: () => since,
    lang: () => 'nl',
    hear: () => undefined,
    status: (status) => statuses.push(status),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const latest = (): Socket => Socket.all.at(-1)!;

it('asks for what is new, in the language of the reader, over a safe line', () => {
  expect(latest().address.href).toBe('wss://here/api/tables/abc/socket?lang=nl');
  since = 7;
  line.reopen();
  expect(latest().address.searchParams.get('since')).toBe('7');
});

it('comes back when it is lost, later each time, and at once after it was open', () => {
  latest().open();
  for (const most of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
    const before = Socket.all.length;
    latest().lose();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(most);
    expect(Socket.all).toHaveLength(before + 1);
  }
  latest().open();
  const before = Socket.all.length;
  latest().lose();
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(before + 1);
});

it.each([4401, 4403, 4404])('does not come back after %i', (code) => {
  latest().open();
  latest().lose(code);
  vi.advanceTimersByTime(600_000);
  expect(Socket.all).toHaveLength(1);
  expect(statuses.at(-1)).toBe('closed');
});

it('notices that nobody answers any more', () => {
  latest().open();
  vi.advanceTimersByTime(80_000);
  expect(Socket.all.length).toBeGreaterThan(1);
});

it('says whether anybody looks, and comes back at once for whoever looks again', () => {
  latest().open();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(latest().sent.at(-1)).toEqual({ type: 'ping', away: true });
  latest().lose();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(Socket.all).toHaveLength(2);
});

it('says that it is lost as soon as the network is', () => {
  latest().open();
  dispatchEvent(new Event('offline'));
  expect(statuses.at(-1)).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(2);
});

it('sends nothing while it is down', () => {
  expect(line.send({ type: 'chat', text: 'hello' })).toBe(false);
  latest().open();
  expect(line.send({ type: 'chat', text: 'hello' })).toBe(true);
});

it('is gone once it is closed', () => {
  latest().open();
  line.close();
  vi.advanceTimersByTime(600_000);
  expect(Socket.all).toHaveLength(1);
});
