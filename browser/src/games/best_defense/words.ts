// What the scene says of ids and cards. All words are in text/<lang>.ftl; the cards' own texts come from the
// server, which makes them from the box.

import type { CardFace } from '../../shell/api';
import type { Say } from '../../shell/scene';
import type { PlaceView, View } from './types';

export const seatsAt = (view: View, place: PlaceView['place']): number[] =>
  view.seats.flatMap((seat, number) => (seat.place === place ? [number] : []));

export class Words {
  readonly say: Say;
  readonly card: (id: string) => CardFace | null;

  constructor(say: Say, card: (id: string) => CardFace | null) {
    this.say = say;
    this.card = card;
  }

  // The name of a survivor, a place, a deck or a card.
  name = (id: string): string => {
    const words = this.card(id)?.name ?? this.say(`name-${id}`);
    return words === `name-${id}` ? id.replaceAll('_', ' ') : words;
  };

  text = (id: string): string => this.card(id)?.text ?? '';
}
