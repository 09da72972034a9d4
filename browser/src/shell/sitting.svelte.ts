// Sitting at a table: what we know of it, what we have said, and what is still on its way.

import type { ChatLine, State } from './api';
import { Line, type LineStatus } from './line';
import { EventQueue } from './queue.svelte';
import type { Asked, GameEvent, Refusal, Told } from './scene';
import { settings } from './settings.svelte';
import type { OutcomeForm } from './texts';
import { newKey, type FromServer } from './wire';

// An answer that the server has not confirmed: it is shown as waiting, never as done.
interface Pending {
  key: string;
  ask: number;
  choice: string;
}

interface Question {
  choice: string;
  resolve: (refusal: Refusal | null) => void;
}

type Notice = { kind: 'refusal'; refusal: Refusal } | { kind: 'trouble'; code: string };

export class Sitting {
  state = $state.raw<State | null>(null);
  status = $state<LineStatus>('opening');
  pending = $state.raw<Pending | null>(null);
  undoing = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  chatLines = $state.raw<ChatLine[]>([]);

  readonly events = new EventQueue(
    () => settings.pace,
    (number) => this.line.send({ type: 'ack', number }),
  );

  private number: number | null = null; // of the last event we have; null: we have none yet
  private readonly questions = new Map<string, Question>();
  private readonly line: Line;

  constructor(id: string) {
    this.line = new Line(id, {
      since: () => this.number,
      hear: (message) => this.hear(message),
      status: (status) => this.changeStatus(status),
    });
  }

  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  get asked(): Asked | null {
    return (this.state?.asked as Asked | null | undefined) ?? null;
  }

  get outcome(): OutcomeForm | null {
    return (this.state?.outcome as OutcomeForm | null | undefined) ?? null;
  }

  answer = (choice: string): void => {
    if (!this.asked || this.pending) return;
    this.notice = null;
    this.pending = { key: newKey(), ask: this.asked.number, choice };
    this.line.send({ type: 'answer', ...this.pending });
  };

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

  // False when the line is down: the text stays in the box.
  chat = (text: string): boolean => this.line.send({ type: 'chat', text });

  // The seat has changed (joined, left, handed over): hear everything anew, as whoever we are now.
  restart(): void {
    this.number = null;
    this.line.reopen();
  }

  close(): void {
    this.events.stop();
    this.line.close();
  }

  private changeStatus(status: LineStatus): void {
    this.status = status;
    if (status !== 'open') {
      this.undoing = null;
      return;
    }
    // The same key every time: the server takes an answer once.
    if (this.pending) this.line.send({ type: 'answer', ...this.pending });
    for (const [key, { choice }] of this.questions) this.line.send({ type: 'why', key, choice });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.hearState(message);
        break;
      case 'took':
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
        // Whatever we sent will not be taken, so it is no longer on its way.
        this.pending = null;
        this.undoing = null;
        this.notice = { kind: 'trouble', code: message.code };
        break;
    }
  }

  private hearState(state: State): void {
    const told = state.events.map(({ number, event }): Told => ({ number, event: event as GameEvent }));
    if (this.number === null) {
      this.events.restart(told);
    } else {
      const known = this.number;
      const fresh = told.filter(({ number }) => number > known);
      const missed = fresh[0] ? fresh[0].number !== known + 1 : state.number > known;
      if (missed || state.number < known) {
        this.restart();
        return;
      }
      this.events.push(fresh);
    }
    this.number = state.number;
    if (this.asked?.number !== (state.asked as Asked | null)?.number) this.notice = null;
    this.state = state;
    // A new socket tells all the lines again, a running one only the new ones.
    const last = this.chatLines.at(-1)?.number ?? 0;
    this.chatLines = [...this.chatLines, ...state.chat.filter(({ number }) => number > last)];
  }

  private settle(key: string): void {
    if (this.pending?.key === key) this.pending = null;
    if (this.undoing === key) this.undoing = null;
  }
}
