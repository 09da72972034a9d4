// A server that is none: what the page asks for is answered from a recording, or by whoever drives the page.

// A state of the client: where it is, and what a server would say there.
export interface Recording {
  path: string;
  replies?: Record<string, unknown>; // by method and path, such as `GET /api/games?lang=en`
  sockets?: Record<string, string[]>; // what a socket says when it opens, by path and search
  storage?: Record<string, string>; // what the browser has kept
}

// Python, where a test drives the page: `fetch`, `open`, `send` and `close`, each with what it is about.
type Driver = (what: string, about: Record<string, unknown>) => Promise<unknown>;

interface Answered {
  status: number;
  body: unknown;
}

declare global {
  interface Window {
    drive?: Driver;
  }
}

let recording: Recording = { path: '/' };
let waiting = 0; // requests that are not answered yet
let sockets: RecordedSocket[] = [];

// Words and rules are the same for everybody: they are asked for once, whatever state is shown.
const SAME = /^\/api\/(games|rules|texts)\b/;
const same = new Map<string, Promise<Answered>>();

export function record(shown: Recording): void {
  recording = shown;
  for (const socket of sockets) socket.close();
  sockets = [];
}

export const isWaiting = (): boolean => waiting > 0;

// What a socket hears from here on.
export function hear(path: string, messages: string[]): void {
  for (const socket of sockets.filter((one) => one.path === path)) socket.hear(messages);
}

// The line is lost, or the server ends it.
export function hangUp(path: string, code: number): void {
  for (const socket of sockets.filter((one) => one.path === path)) socket.end(code);
}

async function answer(method: string, path: string, body: unknown): Promise<Answered> {
  const said = recording.replies?.[`${method} ${path}`];
  if (said !== undefined) return { status: 200, body: said };
  if (window.drive) return (await window.drive('fetch', { method, path, body })) as Answered;
  return { status: 404, body: { error: { field: 'path', code: 'not-found' } } };
}

function ask(method: string, path: string, body: unknown): Promise<Answered> {
  if (method !== 'GET' || !SAME.test(path)) return answer(method, path, body);
  const known = same.get(path);
  if (known) return known;
  const asked = answer(method, path, body);
  same.set(path, asked);
  void asked.then(({ status }) => status === 200 || same.delete(path));
  return asked;
}

async function fetchRecorded(wanted: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(wanted instanceof Request ? wanted.url : wanted, location.href);
  waiting += 1;
  try {
    const body = typeof init?.body === 'string' ? init.body : null;
    const { status, body: said } = await ask(init?.method ?? 'GET', pathname + search, body);
    return new Response(JSON.stringify(said), { status, headers: { 'Content-Type': 'application/json' } });
  } finally {
    waiting -= 1;
  }
}

class RecordedSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readonly path: string;
  readyState = RecordedSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  private readonly search: string;

  constructor(address: string | URL) {
    const { pathname, search } = new URL(address);
    [this.path, this.search] = [pathname, search];
    sockets.push(this);
    void this.open();
  }

  private async open(): Promise<void> {
    waiting += 1;
    try {
      await Promise.resolve(); // until somebody listens
      const said = recording.sockets?.[this.path + this.search] ?? recording.sockets?.[this.path];
      const first = said ?? ((await window.drive?.('open', { path: this.path, search: this.search })) as string[]);
      if (this.readyState !== RecordedSocket.CONNECTING) return;
      this.readyState = RecordedSocket.OPEN;
      this.onopen?.();
      this.hear(first ?? []);
    } finally {
      waiting -= 1;
    }
  }

  hear(messages: string[]): void {
    for (const data of messages) this.onmessage?.({ data });
  }

  send(data: string): void {
    void window.drive?.('send', { path: this.path, data });
  }

  end(code: number): void {
    sockets = sockets.filter((one) => one !== this);
    if (this.readyState === RecordedSocket.CLOSED) return;
    this.readyState = RecordedSocket.CLOSED;
    this.onclose?.({ code });
  }

  close(): void {
    if (this.readyState !== RecordedSocket.CLOSED) void window.drive?.('close', { path: this.path });
    this.end(1000);
  }
}

export const ourFetch = window.fetch.bind(window);
window.fetch = fetchRecorded;
window.WebSocket = RecordedSocket as unknown as typeof WebSocket;
