// Polls for results that are made in the background. A lost connection, a busy or restarting server and rate limits do
// not end it: the next request comes a little later.

import { ApiError } from './http';

const LONGEST = 10_000; // maximal polling interval in milliseconds
const PATIENCE = 30; // failed requests in a row before an error is shown

/** True for errors that usually pass by themselves. */
export function passes(trouble: unknown): boolean {
  if (!(trouble instanceof ApiError)) return false;
  return trouble.code === 'unreachable' || trouble.code === 'too-fast' || trouble.status >= 500;
}

/**
 * Polls until `look` returns false, at the interval `every` in milliseconds. `fail` receives permanent errors. Returns
 * a stop function.
 */
export function keepLooking(
  look: () => Promise<boolean>,
  every: number,
  fail: (trouble: unknown) => void = () => {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let missed = 0;

  async function once(): Promise<void> {
    let more: boolean;
    try {
      more = await look();
      missed = 0;
    } catch (trouble) {
      missed += 1;
      more = passes(trouble) && missed < PATIENCE;
      if (!more && !stopped) fail(trouble);
    }
    if (more && !stopped)
      timer = setTimeout(() => void once(), Math.max(every, Math.min(LONGEST, every * 2 ** missed)));
  }

  void once();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
