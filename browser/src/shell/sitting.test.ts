import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./settings.svelte', () => ({ settings: { lang: 'en', pace: 100 } }));
vi.mock('./catalogue.svelte', () => ({ textsOf: () => null }));
vi.mock('../games/manners', () => ({ mannerOf: () => ({ holds: {}, moments: [] }) }));
vi.mock('./line', () => ({
  Line: class {
    constructor(_: string, listener: Listener) {
      heard = listener;
    }
    send(message: Record<string, unknown>): boolean {
      sent.push({ ...message });
      return isUp;
    }
    reopen(): void {
      reopened += 1;
    }
    close(): void {}
  },
}));

import type { FromServer, State } from './api';
import { Sitting } from './sitting.svelte';
import { serverTime } from './time.svelte';

interface Listener {
  since: () => number | null;
  hear: (message: FromServer) => void;
  status: (status: 'open' | 'lost') => void;
}

let heard: Listener;
let sent: Record<string, unknown>[];
let reopened: number;
let isUp: boolean;
let sitting: Sitting;

const ask = (number: number) => ({ number, seat: 0, key: 'lay', rule: 'CG-061', about: {}, options: [] });

const hear = (message: object): void => heard.hear(message as FromServer);

function hearState(changes: object = {}): void {
  const state = {
    type: 'state',
    full: true,
    seat: 0,
    view: { round: 1 },
    events: [{ number: 1, event: { type: 'placed', rule: '' } }],
    number: 1,
    table: { game: 'goofspiel', status: 'playing', seats: [] },
    asked: ask(1),
    meanwhile: null,
    awaited: [0],
    laid: {},
    shown: {},
    mine: null,
    can_undo: true,
    chat: [],
    outcome: null,
    time: 1_000_000,
  };
  hear({ ...state, ...changes } as unknown as State);
}

const answers = () => sent.filter(({ type }) => type === 'answer');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  sent = [];
  reopened = 0;
  isUp = true;
  sitting = new Sitting('abc');
  heard.status('open');
  hearState();
});

afterEach(() => {
  sitting.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends an answer once, however often it is pressed, until the server has said something', () => {
  sitting.answer('7');
  sitting.answer('7');
  expect(answers()).toHaveLength(1);
  hear({ type: 'took', key: sitting.pending?.key });
  expect([sitting.pending, sitting.taken]).toEqual([null, 1]);
  sitting.answer('8');
  hear({ type: 'refused', key: sitting.pending?.key, refusal: { code: 'no', rule: '', params: {} } });
  expect([sitting.pending, sitting.notice?.kind]).toEqual([null, 'refusal']);
});

it('sends an answer that was lost once more, under the same key', () => {
  isUp = false;
  sitting.answer('7');
  heard.status('lost');
  isUp = true;
  heard.status('open');
  expect(answers()).toHaveLength(2);
  expect(answers()[1]).toEqual(answers()[0]);
});

it('sends no undo again: after a break somebody looks first', () => {
  sitting.undo();
  sitting.undo();
  heard.status('lost');
  heard.status('open');
  expect(sent.filter(({ type }) => type === 'undo')).toHaveLength(1);
  expect(sitting.undoing).toBe(null);
});

it('shows each step with its own table, and asks only after the last of them', () => {
  hear({
    type: 'news',
    steps: [
      { number: 2, event: { type: 'placed', rule: '' }, change: { round: [2] } },
      { number: 3, event: { type: 'placed', rule: '' }, change: { round: [3] } },
    ],
    asked: ask(2),
    awaited: [0],
  });
  expect([sitting.state?.view, sitting.asked, sitting.state?.awaited]).toEqual([{ round: 2 }, null, []]);
  vi.advanceTimersByTime(100);
  expect(sitting.state?.view).toEqual({ round: 3 });
  vi.advanceTimersByTime(100);
  expect([sitting.state?.view, sitting.asked?.number]).toEqual([{ round: 3 }, 2]);
  expect(sent.at(-1)).toEqual({ type: 'ack', number: 3 });
});

it('keeps a question that stands while others do something', () => {
  hear({ type: 'news', steps: [{ number: 2, event: { type: 'placed', rule: '' } }] });
  expect([sitting.showing.playing, sitting.asked?.number, sitting.state?.can_undo]).toEqual([true, 1, false]);
});

it('asks for everything anew when it has missed something', () => {
  hear({ type: 'news', steps: [{ number: 5, event: { type: 'placed', rule: '' } }] });
  expect([reopened, heard.since()]).toEqual([1, null]);
});

it('takes up what it missed after a break, without telling anything twice', () => {
  const placed = (number: number) => ({ number, event: { type: 'placed', rule: '' } });
  hearState({ full: false, events: [placed(1), placed(2)], number: 2, view: { round: 2 } });
  expect(sitting.showing.told.map(({ number }) => number)).toEqual([1, 2]);
  hearState({ full: false, events: [placed(4)], number: 4 });
  expect(reopened).toBe(1);
});

it('hears the chat once, and forgets the lines of whoever is muted', () => {
  const said = (number: number) => ({ number, seat: 1, name: 'Bob', text: 'hello' });
  hear({ type: 'news', chat: [said(1)] });
  hear({ type: 'news', chat: [said(2)] });
  expect(sitting.chatLines.map(({ number }) => number)).toEqual([1, 2]);
  hearState({ full: false, events: [], chat: [said(2)] });
  expect(sitting.chatLines.map(({ number }) => number)).toEqual([2]);
});

it('tells clocks by the server, whatever this machine thinks', () => {
  expect(serverTime.now).toBe(1_000_000);
  vi.setSystemTime(Date.now() + 5000);
  const stop = serverTime.watch();
  expect(serverTime.now).toBe(1_000_005);
  vi.advanceTimersByTime(3000);
  expect(serverTime.now).toBe(1_000_008);
  stop();
  vi.advanceTimersByTime(3000);
  expect(serverTime.now).toBe(1_000_008);
});

it('says why an answer is not possible, also when the line was lost meanwhile', async () => {
  const why = sitting.why('9');
  const { key } = sent.at(-1)!;
  heard.status('lost');
  heard.status('open');
  expect(sent.at(-1)).toEqual({ type: 'why', key, choice: '9' });
  hear({ type: 'because', key, refusal: null });
  expect(await why).toBe(null);
});
