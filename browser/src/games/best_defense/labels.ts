// An option as a person reads it: what it is called, what more there is to know, and whether one tap is enough.

import type { SignName } from '../../art/best_defense/signs';
import type { Asked, Choice, Cost, Gift, SeatView, View } from './types';
import type { Words } from './words';

export interface Label {
  words: string;
  note: string;
  survivor?: string; // a portrait
  sign?: SignName;
  hp?: number; // hit points, to be seen as crosses
  group?: number; // gifts: the seat that would get it
}

// The place and the card that a question is about, if there is one.
export const placeIn = ({ about }: Asked): unknown => ('place' in about ? about.place : null);
export const cardIn = ({ about }: Asked): string | null =>
  'card' in about && typeof about.card === 'string' ? about.card : null;

export function labelOf(given: Choice, asked: Asked, view: View, words: Words): Label {
  const me = view.seats[asked.seat];
  switch (given.type) {
    case 'word':
      return wordLabel(given.notation, asked, view, words);
    case 'take-survivor':
      return { words: words.name(given.survivor), note: words.text(given.survivor), survivor: given.survivor };
    case 'go':
      return { words: words.name(given.place), note: '' };
    case 'someone':
      return someoneLabel(view.seats[given.seat], given.notation, words);
    case 'play-event':
      return { words: words.name(given.card), note: words.text(given.card), sign: 'event' };
    case 'use':
      return {
        words: words.say('scene-use', { card: words.name(given.card) }),
        note: words.text(given.card),
        sign: 'equipment',
      };
    case 'load': {
      const named = { card: words.name(given.card), weapon: words.name(given.weapon) };
      const note = ammoNote(me?.ammo_cards[given.ammo]?.ammo, words);
      return { words: words.say('scene-load', named), note, sign: 'ammo' };
    }
    case 'gift':
      return { ...giftLabel(given, me, words), group: given.to };
    case 'from-card': {
      const whose = view.seats[asked.key === 'load-weapon' ? asked.about.of : asked.seat];
      const laid = (given.what === 'gear' ? whose?.gear : whose?.ammo_cards)?.[given.number];
      const note = [laid?.ammo ? ammoNote(laid.ammo, words) : '', words.text(given.card)].filter(Boolean).join(' · ');
      return { words: words.name(given.card), note, sign: given.what === 'gear' ? 'equipment' : 'ammo' };
    }
    case 'collect':
      return {
        words: words.say('scene-collect', { card: words.name(given.card) }),
        note: words.text(given.card),
        sign: 'ammo',
      };
    case 'branch': {
      const about = asked.key === 'pick-branch' ? asked.about : null;
      const branch = about && words.card(about.card)?.branches[about.first + given.branch];
      return { words: branch ?? words.say('scene-branch', { number: given.branch + 1 }), note: '' };
    }
    case 'division':
      return {
        words: given.shares
          .map(([seat, count]) => {
            const survivor = words.name(view.seats[seat]?.survivor ?? '');
            return words.say('scene-share', { survivor, count });
          })
          .join(', '),
        note: '',
        sign: 'bite',
      };
    case 'spend':
      return { words: words.say('scene-spend', { count: given.count }), note: '', sign: 'ally' };
  }
}

function wordLabel(notation: string, asked: Asked, view: View, words: Words): Label {
  const place = view.seats[asked.seat]?.place;
  const drawing = asked.key === 'draw-card' || asked.key === 'draw-more' ? asked.about : null;
  const params = {
    place: place ? words.name(place) : '',
    deck: drawing?.deck ?? '',
    left: 'left' in asked.about ? asked.about.left : 0,
    cost: asked.key === 'pay-cost' ? costOf(asked.about.cost, words) : '',
  };
  const found = words.first([`scene-word-${asked.key}-${notation}`, `scene-word-${notation}`], params) ?? notation;
  const sign = notation === 'draw' ? drawing?.deck : notation === 'heal' ? 'food' : undefined;
  const note = words.first([`scene-note-${asked.key}-${notation}`], params) ?? '';
  return { words: found, note, ...(sign ? { sign } : {}) };
}

function someoneLabel(seat: SeatView | undefined, notation: string, words: Words): Label {
  if (!seat) return { words: words.typed(notation), note: '' };
  const note = words.say('scene-someone', {
    hp: seat.hp,
    place: seat.place ? words.name(seat.place) : 'none',
  });
  return { words: words.name(seat.survivor), note, survivor: seat.survivor, hp: seat.hp };
}

function giftLabel(gift: Gift, me: SeatView | undefined, words: Words): Label {
  const card = gift.card ? words.name(gift.card) : '';
  const sign: SignName =
    gift.what === 'food' || gift.what === 'ally' ? gift.what : gift.what === 'equipment' ? 'equipment' : 'ammo';
  if (gift.what === 'equipment' || gift.what === 'ammo_card') {
    const laid = (gift.what === 'equipment' ? me?.gear : me?.ammo_cards)?.[gift.number];
    return { words: card, note: laid?.ammo ? ammoNote(laid.ammo, words) : '', sign };
  }
  return { words: words.say(`scene-gift-${gift.what}`, { card }), note: '', sign };
}

const ammoNote = (count: number | undefined, words: Words): string =>
  count === undefined ? '' : words.say('scene-ammo', { count });

// What a card wants: "1 food, 2 allies".
function costOf(cost: Cost, words: Words): string {
  const found = Object.entries(cost).filter(([, count]) => count > 0);
  return found.map(([what, count]) => words.say(`cost-${what}`, { n: count })).join(', ');
}

// --- where a slip would hurt, the choice is picked first and confirmed then

const CAREFUL: Partial<Record<Asked['key'], (choice: Choice) => boolean>> = {
  'take-survivor': () => true,
  'replace-survivor': () => true,
  defy: (choice) => choice.type === 'go',
  give: (choice) => choice.type === 'gift',
  'give-back': (choice) => choice.type === 'gift',
  'give-anywhere': (choice) => choice.type === 'gift',
  'play-event': (choice) => choice.type === 'play-event',
  'choose-weapon': () => true,
  'pick-branch': () => true,
  'pick-survivor': () => true,
  'lose-equipment': () => true,
  'divide-damage': () => true,
  'settle-damage': () => true,
};

export function isCareful(choice: Choice, asked: Asked): boolean {
  return choice.type === 'use' || (CAREFUL[asked.key]?.(choice) ?? false);
}

// What the button says that does it.
export function confirmWords(given: Choice, label: Label, asked: Asked, view: View, words: Words): string {
  const to = given.type === 'gift' ? words.name(view.seats[given.to]?.survivor ?? '') : '';
  const params = { choice: label.words, to };
  return (
    words.first([`scene-confirm-${asked.key}-${given.type}`, `scene-confirm-${given.type}`], params) ??
    words.say('scene-confirm', params)
  );
}
