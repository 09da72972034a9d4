// Words for what lies on the table. A card is called by what is printed on it.

import { inRow, listed, saidOf } from '../../shell/listing';
import type { Say } from '../../shell/scene';
import { actionOf, REDO, type Card } from './cards';
import type { Standing, Verdict, View } from './types';

export const sayCard = (card: Card, say: Say): string => (card === REDO ? say('action-redo') : card);

export function sayCards(cards: readonly Card[], say: Say): string {
  return cards.map((card) => sayCard(card, say)).join(' + ');
}

// The name of a card in the hand: "6, FLIP: turn the marker or not once all cards are seen".
export function nameOfCard(view: View, card: Card, say: Say): string {
  const action = actionOf(view.actions, card);
  if (!action) return card;
  const does = say('option-action', { action });
  return card === REDO ? does : inRow([card, does], say);
}

// "HIGH: 9 > 4 = 4": every number in its order, with the sign that the marker gives it.
export function sayNumbers({ side, ranks }: Standing, say: Say): string {
  const sign = side === 'HIGH' ? '>' : '<';
  const words = ranks.map(({ card, number }, i) => {
    const before = i === 0 ? '' : number === null ? ' · ' : ranks[i - 1]!.number === number ? ' = ' : ` ${sign} `;
    return before + sayCard(card, say);
  });
  return saidOf(say(`side-${side}`), words.join(''), say);
}

export function sayWinner(found: Standing, names: readonly string[], seat: number | null, say: Say): string {
  const best = found.best.map((one) => (one === seat ? say('you') : (names[one] ?? '')));
  if (best.length > 1) return say('scene-would-tie', { names: listed(best, say) });
  return say('scene-would-win', { name: best[0] ?? '', you: found.best[0] === seat ? 'yes' : 'no' });
}

export function sayVerdict(
  verdict: Verdict,
  taken: number,
  names: readonly string[],
  seat: number | null,
  say: Say,
): string {
  const best = verdict.best.map((one) => (one === seat ? say('you') : (names[one] ?? '')));
  const you = verdict.best.length === 1 && verdict.best[0] === seat ? 'yes' : 'no';
  switch (verdict.kind) {
    case 'won':
      return say('scene-takes', { name: best[0] ?? '', you, count: taken });
    case 'tied':
      return say('scene-tie', { names: listed(best, say) });
    case 'unclaimed':
      return say('scene-nobody');
    case 'stands':
      return say('scene-stands', { what: sayWinner(verdict, names, seat, say) });
  }
}
