// What is made in the background is looked at again and again until it is there. A line that is gone for a moment, a server
// that is busy or starts anew, and being asked to slow down end nothing: the next look comes a little later.

import { ApiError } from './http';

const LONGEST = 10_000; // milliseconds between two looks
const PATIENCE = 30; // looks in a row that find nobody, until it is said

/** Whether a trouble goes by of itself. */
export function passes(trouble: unknown): boolean {
  if (!(trouble instanceof ApiError)) return false;
  return trouble.code === 'unreachable' || trouble.code === 'too-fast' || trouble.status >= 500;
}

/** `look` says whether to look again, after `every` milliseconds. `fail` hears what does not go by. Returns how to stop. */
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
