// Words for cards: what is on them, and where they would go, as the view says.

import type { Say } from '../../shell/scene';
import type { Going, View } from './types';

export function goingOf(view: View, card: number): Going | undefined {
  return view.going[view.cards?.indexOf(card) ?? -1];
}

export function sayGoing(view: View, card: number, say: Say): string {
  const going = goingOf(view, card);
  if (!going) return '';
  const { kind, row } = going;
  return row === null ? say(`option-${kind}`) : say(`option-${kind}`, { row: row + 1, points: view.row_points[row] });
}

// The name of a Walker in the hand: "57, 1 bullet, goes to row 2 now".
export function sayCard(view: View, card: number, say: Say): string {
  const bullets = say('bullets', { points: view.bullets[card] });
  return [card, bullets, sayGoing(view, card, say)].filter(Boolean).join(', ');
}
