// Picks the coach's comment on the latest event that has one.

import type { Told } from '../scene';
import type { Texts } from '../texts';

// Events of the player's own seat come first.
export function commentOn(told: Told[], texts: Texts, seat: number | null, names: string[]): string {
  const known = told.map(({ event }) => event).filter((event) => texts.has(`comment-${event.type}`));
  const chosen = known.filter((event) => event['seat'] === seat).at(-1) ?? known.at(-1);
  return chosen ? texts.say('rookie-says', { words: texts.event(chosen, seat, names, 'comment') }) : '';
}
