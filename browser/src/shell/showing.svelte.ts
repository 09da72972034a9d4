// What happened is shown one step after another, each for a moment: an event, and the table right after it.

import type { GameEvent, Told } from './scene';

export interface Step<View> extends Told {
  event: GameEvent;
  view: View; // the table right after the event
}

// These are seen at the seats; they take no time of their own.
const IN_PASSING = new Set(['ready', 'showed']);
export const isInPassing = (event: GameEvent): boolean => IN_PASSING.has(event.type);

// Whoever was away for long wants to be at the table, not to watch a film.
const TOO_MANY = 40;

export class Showing<View> {
  step = $state.raw<Step<View> | null>(null); // what is being shown; null: all has been
  waiting = $state.raw<Step<View>[]>([]);
  told = $state.raw<Told[]>([]); // every event up to the step
  newest = $state.raw<View | null>(null); // the table after all of them

  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pace: (event: GameEvent | null) => number;
  private readonly done: (number: number) => void;

  // pace: how long an event is shown; null: an event as any other.
  // done: called with the number of the last event whenever everything has been shown.
  constructor(pace: (event: GameEvent | null) => number, done: (number: number) => void = () => undefined) {
    this.pace = pace;
    this.done = done;
  }

  get playing(): boolean {
    return this.step !== null;
  }

  get view(): View | null {
    return this.step ? this.step.view : this.newest;
  }

  // Everything from the beginning, as already seen.
  restart(told: Told[], view: View): void {
    clearTimeout(this.timer);
    this.step = null;
    this.waiting = [];
    this.told = told;
    this.newest = view;
    this.settle();
  }

  // These happened, and then the table was as `view` says.
  push(steps: Step<View>[], view: View): void {
    this.newest = view;
    if (!steps.length) return;
    this.waiting = [...this.waiting, ...steps];
    if (this.waiting.length > TOO_MANY || this.pace(null) === 0 || document.hidden) this.skip();
    else if (!this.step) this.next();
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.told = [...this.told, ...this.waiting];
    this.waiting = [];
    this.step = null;
    this.settle();
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private next = (): void => {
    const [step, ...rest] = this.waiting;
    if (!step) {
      this.step = null;
      this.settle();
      return;
    }
    this.waiting = rest;
    this.told = [...this.told, step];
    if (isInPassing(step.event)) {
      this.next();
      return;
    }
    this.step = step;
    this.timer = setTimeout(this.next, this.pace(step.event));
  };

  private settle(): void {
    const last = this.told.at(-1);
    if (last) this.done(last.number);
  }
}
