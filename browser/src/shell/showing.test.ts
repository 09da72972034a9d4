import { beforeEach, expect, test, vi } from 'vitest';

import { Showing, type Step } from './showing.svelte';

let done: number[];
let pace: number;
let showing: Showing<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  done = [];
  pace = 100;
  showing = new Showing<string>({
    pace: () => pace,
    stage: (event) => (event.type === 'great' ? 1200 : 0),
    done: (number) => done.push(number),
  });
  showing.restart([], 'start');
});

const step = (number: number, type = 'placed'): Step<string> => ({
  number,
  event: { type, rule: 'CG-090' },
  view: `after ${number}`,
});

test('each step is shown with its own view, in order, and then the newest', () => {
  showing.push([step(1), step(2)], 'now');
  expect([showing.step?.number, showing.view]).toEqual([1, 'after 1']);
  vi.advanceTimersByTime(100);
  expect([showing.step?.number, showing.view]).toEqual([2, 'after 2']);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect([showing.playing, showing.view, done]).toEqual([false, 'now', [2]]);
});

test('what comes while something is shown waits its turn', () => {
  showing.push([step(1)], 'now');
  showing.push([step(2)], 'later');
  expect(showing.view).toBe('after 1');
  vi.advanceTimersByTime(100);
  expect(showing.view).toBe('after 2');
});

test('that somebody is ready takes no time', () => {
  showing.push([step(1, 'ready')], 'now');
  expect([showing.playing, showing.view, showing.told.length]).toEqual([false, 'now', 1]);
});

test('skipping, no motion and a long absence show the newest at once', () => {
  showing.push([step(1), step(2)], 'now');
  showing.skip();
  expect([showing.playing, showing.view, showing.told.length]).toEqual([false, 'now', 2]);
  pace = 0;
  showing.push([step(3)], 'then');
  expect([showing.playing, showing.view]).toEqual([false, 'then']);
  pace = 100;
  showing.push(
    Array.from({ length: 50 }, (_, at) => step(4 + at)),
    'much later',
  );
  expect([showing.playing, showing.view, done.at(-1)]).toEqual([false, 'much later', 53]);
});

test('a great moment is on the stage while the table stays as it was, and then it is shown', () => {
  showing.push([step(1, 'great'), step(2)], 'now');
  expect([showing.moment?.number, showing.view, showing.told.length, showing.playing]).toEqual([1, 'start', 0, true]);
  vi.advanceTimersByTime(1199);
  expect(showing.moment?.number).toBe(1);
  vi.advanceTimersByTime(1);
  expect([showing.moment, showing.view, showing.told.length]).toEqual([null, 'after 1', 1]);
  showing.push([step(3, 'great')], 'then');
  vi.advanceTimersByTime(200);
  expect([showing.moment?.number, showing.view]).toEqual([3, 'after 2']);
  showing.hurry();
  expect([showing.moment, showing.view]).toEqual([null, 'after 3']);
  showing.hurry();
  expect([showing.playing, showing.view, done]).toEqual([false, 'then', [3]]);
});

test('where nothing moves a great moment is one still, which goes by itself', () => {
  pace = 0;
  showing.push([step(1, 'great'), step(2, 'great'), step(3)], 'now');
  expect([showing.playing, showing.view, showing.still?.number]).toEqual([false, 'now', 2]);
  vi.advanceTimersByTime(5000);
  expect(showing.still).toBe(null);
});

test('whoever is asked something on the stage has time', () => {
  showing.push([step(1, 'great')], 'now');
  showing.linger();
  vi.advanceTimersByTime(60_000);
  expect(showing.moment?.number).toBe(1);
  showing.stand();
  vi.advanceTimersByTime(1199);
  expect(showing.moment?.number).toBe(1);
  vi.advanceTimersByTime(1);
  expect(showing.moment).toBe(null);
});
