// Log lines for players who come and go during the game. They are found by comparing two states of the table: the
// server sends who sits where and who is here.

import type { SeatInfo, State } from './api';

export interface Coming {
  after: number; // number of the event before it
  what: 'away' | 'back' | 'bot' | 'self' | 'left' | 'clock'; // clock: time was up, and the caretaker answered once
  seat: number;
}

const A_MOMENT = 4000; // milliseconds: longer than it takes to reload the page

export class Comings {
  all = $state.raw<Coming[]>([]);
  private missing = new Map<number, ReturnType<typeof setTimeout> | null>(); // null: already in the log

  // Compares two states of the table.
  compare(before: State, now: State): void {
    if (before.table.status !== 'playing') return;
    now.table.seats.forEach((seat, number) => {
      const was = before.table.seats[number];
      if (!was) return;
      // The caretaker's answer causes the events that follow, and may be the last answer of the game.
      if ((seat.clock?.stood_in ?? 0) > (was.clock?.stood_in ?? 0)) this.tell('clock', number, before.number);
      if (now.table.status === 'playing') this.look(was, seat, number, now.number);
    });
  }

  stop(): void {
    for (const timer of this.missing.values()) if (timer) clearTimeout(timer);
  }

  private look(was: SeatInfo, is: SeatInfo, seat: number, after: number): void {
    if (was.kind === 'person' && is.kind === 'bot') this.tell('left', seat, after);
    if (is.kind !== 'person') return;
    if (!was.bot && is.bot) this.tell('bot', seat, after);
    if (was.bot && !is.bot) this.tell('self', seat, after);
    if (was.here && !is.here)
      this.missing.set(
        seat,
        setTimeout(() => this.miss(seat, after), A_MOMENT),
      );
    if (!was.here && is.here) {
      const timer = this.missing.get(seat);
      this.missing.delete(seat);
      if (timer) clearTimeout(timer);
      else if (timer === null) this.tell('back', seat, after);
    }
  }

  private miss(seat: number, after: number): void {
    this.missing.set(seat, null);
    this.tell('away', seat, after);
  }

  private tell(what: Coming['what'], seat: number, after: number): void {
    this.all = [...this.all, { what, seat, after: Math.max(after, this.all.at(-1)?.after ?? 0) }];
  }
}
