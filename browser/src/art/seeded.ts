// Chance that always falls the same way: a seed gives one drawing, everywhere and for ever.
// (The game's own chance lives on the server; this is only for what the eye sees.)

export interface Seeded {
  next(): number; // 0 … 1
  between(low: number, high: number): number;
  around(middle: number, spread: number): number;
  whole(below: number): number;
  one<T>(of: readonly T[]): T;
  odds(chance: number): boolean;
}

// mulberry32, after its seed has been stirred so that neighbouring numbers do not look alike.
export function seeded(seed: number, salt = 0): Seeded {
  let state = stir(seed * 2654435761 + salt * 40503 + 12345);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (middle, spread) => middle + spread * (2 * next() - 1),
    whole: (below) => Math.floor(next() * below),
    one: (of) => of[Math.floor(next() * of.length)]!,
    odds: (chance) => next() < chance,
  };
}

function stir(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

// Deals the kinds of a feature out like cards: every kind comes up equally often, and neighbours differ.
export function dealt(number: number, kinds: number, salt: number): number {
  const round = Math.floor(number / kinds);
  const order = [...Array(kinds).keys()];
  const rng = seeded(round, salt);
  for (let i = kinds - 1; i > 0; i--) {
    const j = rng.whole(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order[number % kinds]!;
}
