// Which table comes next.

/** The next table in a cycle; null if there is no other. */
export function nextAfter(from: string, found: { table: { id: string } }[]): string | null {
  const others = found.map((one) => one.table.id);
  const next = others[(others.indexOf(from) + 1) % Math.max(1, others.length)];
  return next === undefined || next === from ? null : next;
}
