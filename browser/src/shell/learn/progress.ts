// Completed lessons of each course, stored in this browser only.

const KEPT = 'shambles-learned';

function all(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

export function learned(game: string, course: string): string[] {
  return all()[`${game}/${course}`] ?? [];
}

export function keepLearned(game: string, course: string, lesson: string): void {
  const before = learned(game, course);
  if (before.includes(lesson)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [`${game}/${course}`]: [...before, lesson] }));
  } catch {
    // Without storage, lessons still work.
  }
}
