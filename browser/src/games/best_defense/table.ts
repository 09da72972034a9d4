// What the server sends of The Best Defense: the same names as in view.py, choices.py and events.py.

import type { Choice, GameEvent } from '../../shell/scene';

export type PlaceId = 'farm' | 'prison' | 'town' | 'highway';
export type DeckId = 'equipment' | 'ally' | 'food' | 'ammo';

export interface Laid {
  card: string;
  ammo: number;
}

export interface PlaceView {
  place: PlaceId;
  walkers: number;
  biting: number;
  deck: DeckId;
  cards: number;
  left: string[];
}

export interface SeatView {
  survivor: string;
  place: PlaceId | null;
  hp: number;
  food: number;
  allies: number;
  ammo: number;
  gear: Laid[];
  ammo_cards: Laid[];
  events: number;
  hand: string[] | null;
  motive: string | null;
  tokens: number;
  scored: boolean;
}

export interface InForce {
  source: string;
  stat: string;
  seats: number[] | null;
  place: PlaceId | null;
  n: number;
  what: string | null;
}

export interface Fighter {
  seat: number;
  weapon: string;
  gear: number;
  dice: number[];
  extra: number[];
  bonus: number;
  allies: number;
}

export interface View {
  mode: 'standard' | 'hardcore';
  difficulty: 'beginner' | 'expert';
  motives: boolean;
  one_leader: boolean;
  leader_last: boolean;
  seat: number | null;
  round: number;
  rounds: number;
  leader: number;
  turn: number;
  places: PlaceView[];
  seats: SeatView[];
  unused: string[];
  dead: string[];
  pile: number;
  played: string[];
  buried: number;
  seen_buried: string[];
  resolving: string | null;
  in_force: InForce[];
  fighters: Fighter[];
  discards: Record<DeckId, string[]>;
}

// --- what may be answered

export type AnyChoice =
  | { type: 'word'; notation: string }
  | { type: 'take-survivor'; notation: string; survivor: string }
  | { type: 'go'; notation: string; place: PlaceId }
  | { type: 'someone'; notation: string; seat: number }
  | { type: 'play-event'; notation: string; card: string }
  | { type: 'use'; notation: string; card: string; gear: number }
  | { type: 'load'; notation: string; card: string; ammo: number; weapon: string; gear: number }
  | { type: 'gift'; notation: string; what: string; to: number; card?: string | null; number?: number }
  | { type: 'from-card'; notation: string; what: 'gear' | 'ammo'; card: string; number: number }
  | { type: 'collect'; notation: string; card: string; number: number }
  | { type: 'branch'; notation: string; branch: number }
  | { type: 'spend'; notation: string; count: number };

export const asChoice = (choice: Choice): AnyChoice => choice as unknown as AnyChoice;

// --- what happened, as far as it changes what is seen on the table

export type DefenseEvent =
  | { type: 'survivor-taken'; seat: number; survivor: string }
  | { type: 'board-laid'; board: PlaceId[]; decks: DeckId[] }
  | { type: 'die-rolled'; seat: number; die: string; face: number }
  | { type: 'motive-dealt'; seat: number; motive: string | null }
  | { type: 'badge-taken'; seat: number; survivor: string }
  | { type: 'round-begun'; round: number; seat: number; survivor: string }
  | { type: 'events-shuffled'; count: number }
  | { type: 'events-dealt'; seat: number; count: number; cards: string[] | null }
  | { type: 'moved'; seat: number; survivor: string; origin: PlaceId | null; place: PlaceId }
  | { type: 'defied'; seat: number; survivor: string }
  | { type: 'card-drawn'; seat: number; deck: DeckId; card: string; left: number }
  | { type: 'ammo-taken' | 'ammo-left'; seat: number; card: string; place: PlaceId }
  | { type: 'ammo-kept'; seat: number; card: string; count: number }
  | { type: 'loaded'; seat: number; card: string; weapon: string; count: number }
  | { type: 'gained'; seat: number; survivor: string; what: string; count: number; now: number }
  | { type: 'lost'; seat: number; survivor: string; what: string; count: number; now: number; card?: string | null }
  | { type: 'card-discarded'; seat: number; card: string }
  | { type: 'given'; seat: number; receiver: string; what: string; card: string | null; count: number }
  | { type: 'event-played'; seat: number; card: string }
  | { type: 'event-discarded'; seat: number; card: string | null }
  | { type: 'rule-in-force'; card: string; stat: string; place: PlaceId | null; what: string | null; count: number }
  | { type: 'item-used'; seat: number; survivor: string; card: string }
  | { type: 'walkers-came'; place: PlaceId; count: number; wanted: number; now: number }
  | { type: 'walkers-killed'; place: PlaceId; count: number; now: number }
  | { type: 'walkers-shifted'; origin: PlaceId; place: PlaceId; count: number }
  | { type: 'combat-begun'; round: number }
  | { type: 'weapon-chosen'; seat: number; survivor: string; weapon: string; ammo: number | null }
  | {
      type: 'rolled';
      seat: number;
      survivor: string;
      weapon: string;
      dice: number[];
      extra: number; // the last so many dice are not the weapon's own
      bonus: number;
      total: number;
    }
  | { type: 'allies-spent'; seat: number; survivor: string; count: number; total: number }
  | {
      type: 'fought';
      place: PlaceId;
      fighters: string[];
      total: number;
      kills: number;
      now: number;
      melee: boolean;
    }
  | { type: 'damage-begun'; place: PlaceId; biting: number; walled: number }
  | { type: 'bitten'; seat: number; survivor: string; hurt: boolean; hp: number }
  | { type: 'hurt'; seat: number; survivor: string; count: number; hp: number }
  | { type: 'cards-eaten'; place: PlaceId; deck: DeckId; cards: string[]; left: number }
  | { type: 'died'; seat: number; survivor: string; place: PlaceId; risen: number }
  | { type: 'healed'; seat: number; survivor: string; hp: number }
  | { type: 'tokens-shown'; seat: number; count: number }
  | { type: 'motive-scored'; seat: number; motive: string }
  | { type: 'round-over'; round: number };

export const asDefenseEvent = (event: GameEvent): DefenseEvent => event as unknown as DefenseEvent;

// How many hit points a survivor can have, cards a deck starts with, points that kill a walker (box.py).
export const HIT_POINTS = 5;
export const DECK_CARDS = 25;
export const POINTS_A_WALKER = 5;

export const seatsAt = (view: View, place: PlaceId): number[] =>
  view.seats.flatMap((seat, number) => (seat.place === place ? [number] : []));

export const totalOf = (fighter: Fighter): number =>
  [...fighter.dice, ...fighter.extra].reduce((sum, die) => sum + die, fighter.bonus + fighter.allies);
