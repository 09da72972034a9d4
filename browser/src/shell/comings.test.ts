import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { State } from './api';
import { Comings } from './comings.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (number: number, seat: object, status = 'playing'): State =>
  ({ number, table: { status, seats: [{ kind: 'person', here: true, bot: null, ...seat }] } }) as unknown as State;

const told = (comings: Comings): string[] => comings.all.map(({ what, after }) => `${what} ${after}`);

it('tells who goes away and comes back, and not who only loads the page again', () => {
  const comings = new Comings();
  comings.compare(at(1, {}), at(2, { here: false }));
  vi.advanceTimersByTime(3000);
  comings.compare(at(2, { here: false }), at(3, {}));
  vi.advanceTimersByTime(60_000);
  expect(told(comings)).toEqual([]);
  comings.compare(at(3, {}), at(4, { here: false }));
  vi.advanceTimersByTime(4000);
  comings.compare(at(5, { here: false }), at(6, {}));
  expect(told(comings)).toEqual(['away 4', 'back 6']);
});

it('tells whose seat a bot plays, who takes it back, who leaves, and whose time was up', () => {
  const comings = new Comings();
  comings.compare(at(1, {}), at(2, { bot: 'rookie' }));
  comings.compare(at(2, { bot: 'rookie' }), at(3, {}));
  comings.compare(at(3, { clock: { stood_in: 0 } }), at(4, { clock: { stood_in: 1 } }));
  comings.compare(at(4, {}), at(5, { kind: 'bot' }));
  expect(told(comings)).toEqual(['bot 2', 'self 3', 'clock 3', 'left 5']);
});

it('tells nobody who leaves after the end', () => {
  const comings = new Comings();
  comings.compare(at(1, {}), at(2, { here: false, kind: 'bot' }, 'over'));
  comings.compare(at(2, {}, 'over'), at(2, { here: false }, 'over'));
  vi.advanceTimersByTime(60_000);
  expect(told(comings)).toEqual([]);
});
