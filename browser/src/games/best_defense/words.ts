// What the scene says of ids, cards and choices. All words are in text/<lang>.ftl; the cards' own texts come from the
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
  name = (id: string): string => this.card(id)?.name ?? this.first([`name-${id}`]) ?? id.replaceAll('_', ' ');

  text = (id: string): string => this.card(id)?.text ?? '';

  // The first of these keys that has words.
  first(keys: string[], params: Record<string, unknown> = {}): string | null {
    for (const key of keys) {
      const words = this.say(key, params);
      if (words !== key) return words;
    }
    return null;
  }

  // What is typed may be all that is known of an option that is barred: `rifle box`, `1 rifle maggie`.
  typed(notation: string): string {
    const id = notation.replaceAll(' ', '_');
    const known = this.card(id)?.name ?? this.first([`scene-place-${id}`, `name-${id}`, `scene-word-${id}`]);
    if (known) return known;
    const parts = notation.split(' ');
    for (let at = parts.length - 1; at > 0; at--) {
      const [thing, whom] = [parts.slice(0, at).join('_'), parts.slice(at).join('_')];
      const [first, last] = [this.known(thing), this.known(whom)];
      if (first && last) return `${first} → ${last}`;
    }
    return parts.map((part) => this.known(part) ?? part).join(' ');
  }

  private known(id: string): string | null {
    if (id.startsWith('1_')) {
      const weapon = this.known(id.slice(2));
      return weapon && this.say('scene-gift-ammo', { card: weapon });
    }
    return this.card(id)?.name ?? this.first([`name-${id}`, `scene-gift-${id}`]);
  }
}
