// What changed between two views, as src/shambles/core/running/change.py says it: an object tells what changed within, by field,
// key or index; [value] is what it became; [] that it is gone; [at, count, [values]] what made way for what in a list.

export type Change = { readonly [key: string]: Change } | readonly unknown[];

const isGone = (change: Change | undefined): boolean => Array.isArray(change) && change.length === 0;

// What `before` has become. Nothing of it is changed in place, and what did not change is the same object still.
export function applyChange(before: unknown, change: Change | null | undefined): unknown {
  if (change === null || change === undefined) return before;
  if (Array.isArray(change)) return became(before, change);
  const within = change as Record<string, Change>;
  if (Array.isArray(before)) return before.map((one: unknown, at) => applyChange(one, within[at]));
  const old = before as Record<string, unknown>;
  const after = Object.fromEntries(Object.entries(old).filter(([key]) => !isGone(within[key])));
  for (const [key, inner] of Object.entries(within)) {
    if (!isGone(inner)) after[key] = applyChange(old[key], inner);
  }
  return after;
}

function became(before: unknown, change: readonly unknown[]): unknown {
  if (change.length === 1) return change[0];
  const [at, count, values] = change as [number, number, unknown[]];
  const list = before as unknown[];
  return [...list.slice(0, at), ...values, ...list.slice(at + count)];
}
