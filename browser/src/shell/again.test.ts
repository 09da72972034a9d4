import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepLooking } from './again';
import { ApiError } from './http';

const away = new ApiError(0, '', 'unreachable');
const busy = new ApiError(429, 'request', 'too-fast');
const down = new ApiError(503, '', 'http-503');
const gone = new ApiError(404, 'table', 'no-such-table');

describe('what is looked at again and again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes on until it is there, whatever goes by meanwhile, and tells nobody', async () => {
    const look = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(away)
      .mockResolvedValueOnce(true)
      .mockRejectedValueOnce(busy)
      .mockRejectedValueOnce(down)
      .mockResolvedValue(false);
    const fail = vi.fn();
    keepLooking(look, 1000, fail);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(look).toHaveBeenCalledTimes(5);
    expect(fail).not.toHaveBeenCalled();
  });

  it('ends with what does not go by', async () => {
    const fail = vi.fn();
    const look = vi.fn(() => Promise.reject(gone));
    keepLooking(look, 1000, fail);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(look).toHaveBeenCalledTimes(1);
    expect(fail).toHaveBeenCalledExactlyOnceWith(gone);
  });

  it('waits longer while nobody answers, and says so in the end', async () => {
    const fail = vi.fn();
    const look = vi.fn(() => Promise.reject(away));
    keepLooking(look, 1000, fail);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(look.mock.calls.length).toBeLessThan(10);
    expect(fail).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fail).toHaveBeenCalledExactlyOnceWith(away);
  });

  it('stops when nobody looks any more', async () => {
    const fail = vi.fn();
    const look = vi.fn(() => Promise.resolve(true));
    const stop = keepLooking(look, 1000, fail);
    await vi.advanceTimersByTimeAsync(2500);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(look).toHaveBeenCalledTimes(3);
  });
});
