// Puzzles that were tried, and if the first try was right; stored in this browser only.

const KEPT = 'shambles-puzzles';

export type Tried = Record<string, boolean>; // by puzzle

function all(): Record<string, Tried> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Tried>;
  } catch {
    return {};
  }
}

export function tried(game: string, course: string): Tried {
  return all()[`${game}/${course}`] ?? {};
}

// The first try counts. A missed puzzle can be solved later.
export function keepTry(game: string, course: string, puzzle: string, right: boolean): Tried {
  const before = tried(game, course);
  const after = { ...before, [puzzle]: right || before[puzzle] === true };
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [`${game}/${course}`]: after }));
  } catch {
    // Without storage, puzzles still work.
  }
  return after;
}

// The puzzles to solve, in order: the untried ones, else the missed ones, else all.
export function leftOf(puzzles: string[], done: Tried): string[] {
  const fresh = puzzles.filter((one) => !(one in done));
  if (fresh.length) return fresh;
  const missed = puzzles.filter((one) => !done[one]);
  return missed.length ? missed : puzzles;
}
