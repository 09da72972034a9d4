import { afterEach, expect, it, vi } from 'vitest';

vi.mock('./settings.svelte', () => ({ settings: { buzz: true, call: false } }));
vi.mock('./sound', () => ({ play: vi.fn() }));

import { callBack, hurry } from './calling';

afterEach(() => void vi.unstubAllGlobals());

// Vibrations of a phone when its turn comes and its time runs out, on a page that has been touched or not.
function felt(hasBeenActive: boolean): unknown[] {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });
  callBack('TacDex', 'Your turn');
  hurry();
  return vibrate.mock.calls;
}

it('shakes a phone for a turn and for time that runs out', () => {
  expect(felt(true)).toHaveLength(2);
});

it('shakes nothing before somebody has touched the page: the browser would refuse, and complain', () => {
  expect(felt(false)).toHaveLength(0);
});
