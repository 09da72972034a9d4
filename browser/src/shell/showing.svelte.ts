// Plays events one after another, each with the table right after it. The animation of a big moment plays before the
// table changes.

import type { GameEvent, Told } from './scene';

export interface Step<View> extends Told {
  event: GameEvent;
  view: View; // the table right after the event
}

// Events shown at the seats, without time of their own.
const IN_PASSING = new Set(['ready', 'showed']);
export const isInPassing = (event: GameEvent): boolean => IN_PASSING.has(event.type);

// After a long absence the player sees the table at once, without a replay.
const TOO_MANY = 40;

const STILL = 5000; // milliseconds: without motion, a big moment is a still picture that closes by itself

export interface Tempo {
  pace: (event: GameEvent | null) => number; // duration of an event in milliseconds; null: an ordinary event
  stage?: (event: GameEvent, told: readonly Told[]) => number; // duration on the stage before; 0: not a big moment
  done?: (number: number) => void; // called with the number of the last event whenever everything has been shown
}

export class Showing<View> {
  step = $state.raw<Step<View> | null>(null); // the step on the screen; null after the last one
  waiting = $state.raw<Step<View>[]>([]);
  told = $state.raw<Told[]>([]); // every event up to the step
  newest = $state.raw<View | null>(null); // the table after all of them
  moment = $state.raw<Step<View> | null>(null); // the moment on the stage; the table shows it next
  still = $state.raw<Step<View> | null>(null); // without motion: the last big moment of the new events

  private before = $state.raw<View | null>(null); // the table as it was when the first of them came
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private readonly pace: NonNullable<Tempo['pace']>;
  private readonly stage: NonNullable<Tempo['stage']>;
  private readonly done: NonNullable<Tempo['done']>;

  constructor({ pace, stage = () => 0, done = () => undefined }: Tempo) {
    this.pace = pace;
    this.stage = stage;
    this.done = done;
  }

  get playing(): boolean {
    return this.step !== null || this.moment !== null;
  }

  get view(): View | null {
    if (this.step) return this.step.view;
    return this.moment ? this.before : this.newest;
  }

  // Starts with all events as already seen.
  restart(told: Told[], view: View): void {
    clearTimeout(this.timer);
    this.step = null;
    this.moment = null;
    this.letGo();
    this.waiting = [];
    this.told = told;
    this.newest = view;
    this.settle();
  }

  // Adds events, with the view after them.
  push(steps: Step<View>[], view: View): void {
    if (!this.playing) this.before = this.newest;
    this.newest = view;
    if (!steps.length) return;
    this.waiting = [...this.waiting, ...steps];
    if (this.waiting.length > TOO_MANY || document.hidden) this.skip();
    else if (this.pace(null) === 0) this.showStill();
    else if (!this.playing) this.next();
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.told = [...this.told, ...this.waiting];
    this.waiting = [];
    this.step = null;
    this.moment = null;
    this.settle();
  };

  // Ends the moment on the stage; if there is none, skips all events.
  hurry = (): void => {
    clearTimeout(this.timer);
    if (this.moment) this.next();
    else this.skip();
  };

  // Closes the still picture.
  letGo = (): void => {
    clearTimeout(this.fading);
    this.still = null;
  };

  // Keeps the moment on the stage, while its picture loads or a question is open.
  linger = (): void => {
    if (this.moment) clearTimeout(this.timer);
    clearTimeout(this.fading);
  };

  // Starts the moment's time.
  stand = (): void => {
    if (!this.moment) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.next, this.stage(this.moment.event, this.told));
  };

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
  }

  private showStill(): void {
    let found: Step<View> | null = null;
    this.waiting.forEach((step, i) => {
      if (this.stage(step.event, [...this.told, ...this.waiting.slice(0, i)])) found = step;
    });
    this.skip();
    if (!found) return;
    this.letGo();
    this.still = found;
    this.fading = setTimeout(this.letGo, STILL);
  }

  private next = (): void => {
    const [step, ...rest] = this.waiting;
    if (!step) {
      this.step = null;
      this.settle();
      return;
    }
    const staged = this.moment === step ? 0 : this.stage(step.event, this.told);
    if (staged) {
      this.moment = step;
      this.timer = setTimeout(this.next, staged);
      return;
    }
    this.moment = null;
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
