// Counting one at a time, each with a beat, at once where nothing moves. For a component that is being made.

export interface Beats {
  readonly now: number;
}

// from, until: milliseconds in which it counts; until 0: nothing moves.
export function countBeats(count: number, from: number, until: number, beat: () => void = () => undefined): Beats {
  let now = $state(until ? 0 : count);
  $effect(() => {
    if (!until || !count) return;
    const each = (until - from) / count;
    const timers = Array.from({ length: count }, (_, i) =>
      setTimeout(
        () => {
          now = i + 1;
          beat();
        },
        from + each * (i + 1),
      ),
    );
    return () => timers.forEach(clearTimeout);
  });
  return {
    get now() {
      return now;
    },
  };
}
