// Cards as they are printed.

import type { Actions, SeatView, View } from './types';

export type Card = string; // "1" to "11", "redo", "end"
export type Side = View['marker'];
export type Theme = SeatView['theme'];

export const REDO: Card = 'redo';

export const numberOf = (card: Card): number | null => (card === REDO ? null : Number(card));

export const actionOf = (actions: Actions, card: Card): Actions['redo'] | undefined =>
  (actions as unknown as Record<Card, Actions['redo']>)[card];
