// What a place will suffer at the end of the round if nothing changes, from what the server says would bite.

import { seatsAt, type PlaceView, type View } from './table';

export interface Forecast {
  kind: 'safe' | 'bites' | 'eats' | 'empties';
  count: number;
  left: number; // cards left in the deck afterwards
  grave: boolean; // somebody may die, or the deck may run out
}

export function forecastOf(view: View, place: PlaceView): Forecast {
  const count = place.biting;
  const there = seatsAt(view, place.place).map((seat) => view.seats[seat]!.hp);
  const left = Math.max(0, place.cards - count);
  if (count === 0) return { kind: 'safe', count, left, grave: false };
  if (there.length) return { kind: 'bites', count, left, grave: count >= Math.min(...there) };
  return { kind: left ? 'eats' : 'empties', count, left, grave: left <= 3 };
}
