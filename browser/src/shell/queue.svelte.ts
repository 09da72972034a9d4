// What happened is shown one event after another, each for a moment, in the order of the events.

import type { Told } from './scene';

// That somebody is ready is seen in the players' strip; it takes no time of its own.
const IN_PASSING = new Set(['ready']);

// Whoever was away for long wants to be at the table, not to watch a film.
const TOO_MANY = 40;

export class EventQueue {
  step = $state.raw<Told | null>(null);
  queue = $state.raw<Told[]>([]);
  shown = $state.raw<Told[]>([]); // the step is among them

  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pace: () => number;
  private readonly done: (number: number) => void;

  // done: called with the number of the last event whenever everything has been shown.
  constructor(pace: () => number, done: (number: number) => void) {
    this.pace = pace;
    this.done = done;
  }

  get playing(): boolean {
    return this.step !== null || this.queue.length > 0;
  }

  // Everything from the beginning, as already seen.
  restart(events: Told[]): void {
    clearTimeout(this.timer);
    this.step = null;
    this.queue = [];
    this.shown = events;
    this.settle();
  }

  push(events: Told[]): void {
    if (!events.length) return;
    this.queue = [...this.queue, ...events];
    if (this.queue.length > TOO_MANY || this.pace() === 0 || document.hidden) this.skip();
    else if (!this.step) this.next();
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.shown = [...this.shown, ...this.queue];
    this.queue = [];
    this.step = null;
    this.settle();
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private next = (): void => {
    const [step, ...rest] = this.queue;
    if (!step) {
      this.step = null;
      this.settle();
      return;
    }
    this.queue = rest;
    this.shown = [...this.shown, step];
    if (IN_PASSING.has(step.event.type)) {
      this.next();
      return;
    }
    this.step = step;
    this.timer = setTimeout(this.next, this.pace());
  };

  private settle(): void {
    const last = this.shown.at(-1);
    if (last) this.done(last.number);
  }
}
