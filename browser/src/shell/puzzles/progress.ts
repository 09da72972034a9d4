// Which puzzles somebody has tried, and whether the first try was right; kept in this browser only.

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

// The first try counts. Whoever tries the missed ones again may put it right.
export function keepTry(game: string, course: string, puzzle: string, right: boolean): Tried {
  const before = tried(game, course);
  const after = { ...before, [puzzle]: right || before[puzzle] === true };
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [`${game}/${course}`]: after }));
  } catch {
    // A browser that keeps nothing still asks.
  }
  return after;
}

// What is left, in its order: those that were never tried; then those that were missed; then all once more.
export function leftOf(puzzles: string[], done: Tried): string[] {
  const fresh = puzzles.filter((one) => !(one in done));
  if (fresh.length) return fresh;
  const missed = puzzles.filter((one) => !done[one]);
  return missed.length ? missed : puzzles;
}
