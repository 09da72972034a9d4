// Portrait beside a name: a survivor that the person has chosen, or one derived from the name.

import { getContext, setContext } from 'svelte';

import type { SeatInfo } from './api';

export const PORTRAITS = 13;

// The same name is always drawn the same way.
export function portraitOf({ name, portrait }: Pick<SeatInfo, 'name' | 'portrait'>): number {
  if (portrait) return portrait;
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return 1 + (sum % PORTRAITS);
}

const SEATS = Symbol('seats');
type Seats = () => readonly SeatInfo[];

// The seats of the table, for the texts about them.
export const showSeats = (seats: Seats): Seats => setContext(SEATS, seats);
export const seatsHere = (): Seats => getContext<Seats | undefined>(SEATS) ?? (() => []);
