// State of a seat at a table: the table's state, our answers, and unconfirmed messages.

import { mannerOf } from '../games/manners';
import type { ChatLine, FromServer, News, State } from './api';
import { textsOf } from './catalogue.svelte';
import { applyChange } from './change';
import { Comings } from './comings.svelte';
import { pleaLine } from './emotes.svelte';
import { Line, type LineStatus } from './line';
import { lengthOf, momentOf } from './manner';
import { isSetUp } from './marks';
import type { Asked, GameEvent, Refusal, Told } from './scene';
import { settings } from './settings.svelte';
import { Showing, type Step } from './showing.svelte';
import type { OutcomeForm } from './texts';
import { serverTime } from './time.svelte';
import { newKey } from './wire';

// An answer that the server has not confirmed. It is shown as waiting, never as done.
interface Pending {
  key: string;
  ask: number;
  choice: string;
}

// Factor of speed for events before the first round: new players want to play.
const HURRY = 8;

interface Question {
  choice: string;
  resolve: (refusal: Refusal | null) => void;
}

type Notice = { kind: 'refusal'; refusal: Refusal } | { kind: 'trouble'; code: string };

export class Sitting {
  status = $state<LineStatus>('opening');
  pending = $state.raw<Pending | null>(null);
  undoing = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  chatLines = $state.raw<ChatLine[]>([]);
  taken = $state(0); // number of my accepted answers since I came, without those I took back
  answered = $state<number | null>(null); // number of the last event before my last answer; null: none since I came

  readonly showing = new Showing<unknown>({
    pace: (event) => (this.isHurried ? settings.pace / HURRY : settings.pace * this.hold(event)),
    stage: (event, told) => this.staged(event, told),
    done: (number) => {
      this.seen = this.newest;
      this.line.send({ type: 'ack', number });
    },
  });

  readonly comings = new Comings();
  private newest = $state.raw<State | null>(null);
  private seen = $state.raw<State | null>(null); // as it was when all had been shown

  // State for the screen: the table at the step on the screen. Questions and answers belong to the table after the last
  // step; only a question that was there before, and still is, stays while others act.
  readonly state = $derived.by((): State | null => {
    const now = this.newest;
    if (!now || !this.showing.playing) return now;
    const still = now.asked !== null && now.asked.number === this.seen?.asked?.number;
    return {
      ...now,
      view: this.showing.view,
      asked: still ? now.asked : null,
      meanwhile: null,
      awaited: still ? now.awaited : [],
      laid: still ? now.laid : {},
      shown: still ? now.shown : {},
      mine: still ? now.mine : null,
      can_undo: false,
      outcome: null,
    };
  });

  private number: number | null = null; // number of the last received event; null: none yet
  private readonly questions = new Map<string, Question>();
  private readonly line: Line;

  constructor(id: string) {
    this.line = new Line(id, {
      since: () => this.number,
      lang: () => settings.lang,
      hear: (message) => this.hear(message),
      status: (status) => this.changeStatus(status),
    });
  }

  private get isHurried(): boolean {
    const texts = textsOf(this.newest?.table.game);
    // A dealt position needs no set-up.
    return texts !== null && !this.newest?.table.scenario && isSetUp(this.showing.told, texts);
  }

  private hold(event: GameEvent | null): number {
    return (event && mannerOf(this.newest?.table.game).holds[event.type]) ?? 1;
  }

  private staged(event: GameEvent, told: readonly Told[]): number {
    const moment = this.isHurried ? null : momentOf(mannerOf(this.newest?.table.game), event, told);
    return moment ? lengthOf(moment, settings.pace) : 0;
  }

  get seat(): number | null {
    return this.newest?.seat ?? null;
  }

  get asked(): Asked | null {
    return this.state?.asked ?? null;
  }

  get outcome(): OutcomeForm | null {
    return this.state?.outcome ?? null;
  }

  answer = (choice: string): void => this.say(this.asked, choice);

  // Carries out an optional action while others are asked.
  doMeanwhile = (choice: string): void => this.say(this.state?.meanwhile ?? null, choice);

  private say(asked: Asked | null, choice: string): void {
    if (!asked || this.pending) return;
    this.notice = null;
    this.pending = { key: newKey(), ask: asked.number, choice };
    this.answered = this.number;
    this.line.send({ type: 'answer', ...this.pending });
  }

  why = (choice: string): Promise<Refusal | null> => {
    const key = newKey();
    return new Promise((resolve) => {
      this.questions.set(key, { choice, resolve });
      this.line.send({ type: 'why', key, choice });
    });
  };

  undo = (): void => {
    if (this.undoing) return;
    this.notice = null;
    this.undoing = newKey();
    // Not re-sent: after a break a person should look first and then decide again.
    if (!this.line.send({ type: 'undo', key: this.undoing })) this.undoing = null;
  };

  // Sends a request to the bots, which they may deny.
  plead = (thing: string): void => void this.chat(pleaLine(thing));

  // False if the connection is down: the text stays in the input.
  chat = (text: string): boolean => this.line.send({ type: 'chat', text });

  // Reloads everything after a change of seat (joined, left, handed over) or language.
  restart(): void {
    this.number = null;
    this.line.reopen();
  }

  close(): void {
    this.showing.stop();
    this.comings.stop();
    this.line.close();
  }

  private changeStatus(status: LineStatus): void {
    this.status = status;
    if (status !== 'open') {
      this.undoing = null;
      return;
    }
    // Repetitions have the same key, so the server takes an answer once.
    if (this.pending) this.line.send({ type: 'answer', ...this.pending });
    for (const [key, { choice }] of this.questions) this.line.send({ type: 'why', key, choice });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'state':
        serverTime.hear(message.time);
        this.hearState(message);
        break;
      case 'news':
        this.hearNews(message);
        break;
      case 'took':
        this.taken += message.key === this.undoing ? -1 : 1;
        this.settle(message.key);
        break;
      case 'refused':
        this.settle(message.key);
        this.notice = { kind: 'refusal', refusal: message.refusal };
        break;
      case 'because':
        this.questions.get(message.key)?.resolve(message.refusal);
        this.questions.delete(message.key);
        break;
      case 'trouble':
        // The server will not take our message: it is no longer pending.
        this.pending = null;
        this.undoing = null;
        this.notice = { kind: 'trouble', code: message.code };
        break;
    }
  }

  // The full state, with all events, or those since the connection was lost.
  private hearState(state: State): void {
    this.showing.skip();
    const known = this.newest?.seat === state.seat ? this.showing.told : [];
    const missed = state.events.filter(({ number }) => number > (known.at(-1)?.number ?? 0));
    if (!state.full && missed[0] && missed[0].number !== (known.at(-1)?.number ?? 0) + 1) {
      this.restart();
      return;
    }
    this.chatLines = []; // the server sends all lines again, without those of newly muted players
    this.showing.restart(state.full ? state.events : [...known, ...missed], state.view);
    this.take(state);
  }

  private hearNews(news: News): void {
    const { type: _, steps = [], change, chat = [], ...changed } = news;
    const before = this.newest;
    if (!before || (steps[0] && steps[0].number !== (this.number ?? 0) + 1)) {
      this.restart();
      return;
    }
    let view = this.showing.newest;
    const shown = steps.map((step): Step<unknown> => {
      view = applyChange(view, step.change);
      return { number: step.number, event: step.event, view };
    });
    view = applyChange(view, change);
    this.showing.push(shown, view);
    this.take({ ...before, ...changed, view, chat, number: steps.at(-1)?.number ?? before.number });
  }

  private take(now: State): void {
    if (this.newest) this.comings.compare(this.newest, now);
    if (this.newest?.asked?.number !== now.asked?.number) this.notice = null;
    if (!this.showing.playing) this.seen = now;
    this.number = now.number;
    this.newest = now;
    // A new socket sends all lines of chat, an open one only new ones.
    const last = this.chatLines.at(-1)?.number ?? 0;
    this.chatLines = [...this.chatLines, ...now.chat.filter(({ number }) => number > last)];
  }

  private settle(key: string): void {
    if (this.pending?.key === key) this.pending = null;
    if (this.undoing === key) this.undoing = null;
  }
}
