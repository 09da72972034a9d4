// The difference between two views, as in src/shambles/core/running/change.py: an object holds the changes within, by
// field, key or index; [value] is a new value; [] means removed; [at, count, [values]] replaces a part of a list.

export type Change = { readonly [key: string]: Change } | readonly unknown[];

const isGone = (change: Change | undefined): boolean => Array.isArray(change) && change.length === 0;

// Applies a change to `before`. Returns a new value; unchanged parts keep their identity.
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
