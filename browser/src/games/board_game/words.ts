// Spaces and options in words: the same as in the terminal (terminal.py), with names for the people and places.

import type { Asked, Choice, Say } from '../../shell/scene';
import { abilitiesText, challengeText, effectsText, itemText, said, tierText } from './cards';
import type { Library } from './library';
import {
  TO_WIN,
  isIn,
  tokensOn,
  type Effect,
  type Go,
  type Location,
  type Resource,
  type Space,
  type View,
} from './table';

export interface Told {
  view: View;
  names: string[];
  library: Library;
  say: Say;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

// --- spaces

export function spaceName(space: Space, { library, say }: Pick<Told, 'library' | 'say'>): string {
  if (space.location) return said(say, `name-${space.location}`) || library.nameOf(space.location);
  return space.name || space.id;
}

// With its id, where it has a name besides.
export function spaceTitle(space: Space, told: Pick<Told, 'library' | 'say'>): string {
  const name = spaceName(space, told);
  return name === space.id ? name : `${name} (${space.id})`;
}

export function nameOfSpace(id: string, told: Told): string {
  const space = told.view.spaces.find((one) => one.id === id);
  return space ? spaceName(space, told) : id;
}

export function tierFor(view: View): number {
  const scouted = view.seat === null ? 0 : (view.parties[view.seat]?.scouted.length ?? 0);
  return Math.min(scouted, TO_WIN - 1);
}

// The card by which a place may be scouted, as far as I know.
export function cardAt(view: View, location: string): Location | null {
  const known = [...view.public, ...view.parties.map((party) => party.private)];
  return known.find((card) => card?.id === location) ?? null;
}

// What lies and waits on a space.
export function spaceText(space: Space, told: Told): string {
  const { view, names, library, say } = told;
  const parts: string[] = [];
  if (space.location) {
    const card = cardAt(view, space.location);
    parts.push(card ? tierText(card.tiers[tierFor(view)] ?? [], say).replace(/\.$/, '') : say('scene-closed'));
  } else if (space.icons?.length) {
    parts.push(say('space-resource', { icons: space.icons.map((icon) => say(`name-${icon}`)).join(', ') }));
  } else {
    parts.push(say(`space-${space.type ?? 'plain'}`));
  }
  const tokens = tokensOn(view, space.id);
  if (tokens.length) {
    const seen = tokens.filter((value) => value !== null);
    const values = seen.length ? ` (${tokens.map((value) => value ?? say('table-face-down')).join(' + ')})` : '';
    parts.push(say('space-zombies', { count: tokens.length }) + values);
  }
  for (const { space: where, follower } of view.markers)
    if (where === space.id) parts.push(say('space-follower', { name: library.name(follower) }));
  for (const party of view.parties)
    if (isIn(party) && party.at === space.id)
      parts.push(
        party.seat === view.seat ? say('scene-you-here') : say('space-party', { name: names[party.seat] ?? '' }),
      );
  return parts.join(', ');
}

// --- options

// What an answer is about; which of these it has goes with its type.
interface Parts {
  card: string;
  survivor: string;
  space: string;
  seat: number;
  resource: Resource;
  die: number;
  option: number;
}

export interface Words {
  label: string;
  detail: string;
}

export function optionWords(choice: Choice, asked: Asked, told: Told): Words {
  const { view, names, library, say } = told;
  const { card, survivor, space, seat, resource, die, option } = choice as unknown as Parts;
  switch (choice.type) {
    case 'go':
      return goWords(choice as Go, told);
    case 'stay':
      return { label: capital(say('option-stay')), detail: choice['private'] ? say('option-private') : '' };
    case 'use':
      return { label: say('scene-use', { card: library.nameOf(card) }), detail: usedText(card, told) };
    case 'eat':
      return { label: say('scene-eat', { name: library.nameOf(survivor) }), detail: say('option-eat') };
    case 'invite':
      return { label: capital(say('option-invite', { name: names[seat] })), detail: '' };
    case 'survivor':
      return {
        label: library.nameOf(survivor),
        detail: say('option-survivor', { fatigue: fatigueOf(view, survivor) }),
      };
    case 'space':
      return { label: nameOfSpace(space, told), detail: spaceTextOf(space, told) };
    case 'seat':
      return { label: names[seat] ?? choice.notation, detail: '' };
    case 'resource': {
      const count = view.seat === null ? 0 : (view.parties[view.seat]?.[resource] ?? 0);
      return { label: capital(say(`name-${resource}`)), detail: say('option-resource', { count }) };
    }
    case 'die':
      return dieWords(die, told);
    case 'card':
      return { label: library.nameOf(card), detail: cardDetail(card, told) };
    case 'option':
      return { label: optionText(option, asked, told), detail: '' };
    default:
      return wordWords(choice.notation, asked, told);
  }
}

function goWords(go: Go, told: Told): Words {
  const { say } = told;
  const [first, last] = [go.path[0]!, go.path.at(-1)!];
  const way = go.path.length > 1 ? 'scene-drive' : go.gas ? 'scene-pass' : 'scene-walk';
  const label = say(way, { space: nameOfSpace(last, told), over: nameOfSpace(first, told) });
  const scouts = told.view.spaces.find((space) => space.id === last)?.location;
  const detail = go.private ? say('option-private') : scouts ? say('scene-scout-there') : '';
  return { label, detail };
}

function spaceTextOf(id: string, told: Told): string {
  const space = told.view.spaces.find((one) => one.id === id);
  return space ? spaceText(space, told) : '';
}

function dieWords(die: number, { view, say }: Told): Words {
  const rolled = view.roll?.dice[die];
  const label = say('scene-die', { number: die + 1 });
  if (!rolled) return { label, detail: '' };
  return {
    label,
    detail: say('option-die', { colour: say(`scene-colour-${rolled.colour}`), face: faceText(rolled.face, say) }),
  };
}

// K2, A1, W1, X3, 0 in words.
export function faceText(face: string, say: Say): string {
  return said(say, `scene-face-${face[0]}`, { n: Number(face[1] ?? 0) }) || face;
}

function wordWords(word: string, asked: Asked, { view, say }: Told): Words {
  const card = view.cards.at(-1)?.card;
  if (card && (word === 'success' || word === 'fail')) {
    return { label: capital(say(`name-${word}`)), detail: effectsText(card[word], say) };
  }
  const own = said(say, `scene-${asked.key}-${word}`);
  return { label: own || capital(said(say, `option-word-${word}`)) || word, detail: '' };
}

export function usedText(id: string, { view, library, say }: Told): string {
  for (const party of view.parties) {
    const survivor = party.survivors.find(({ card }) => card.id === id)?.card;
    if (survivor) return abilitiesText(survivor.abilities ?? [], say);
    const item = party.items.find((card) => card.id === id);
    if (item) return itemText(item, say);
  }
  const card = library.encounter(id);
  return card ? itemText(card, say) : '';
}

function cardDetail(id: string, told: Told): string {
  const location = told.library.location(id);
  if (!location) return usedText(id, told);
  return `${whereIs(location, told)}: ${tierText(location.tiers[tierFor(told.view)] ?? [], told.say)}`;
}

export function whereIs(location: Location, told: Told): string {
  return told.view.spaces.find((space) => space.location === location.id)?.id ?? '';
}

function optionText(option: number, asked: Asked, { view, say }: Told): string {
  const plain = say('scene-option', { number: option + 1 });
  const card = view.cards.at(-1);
  if (!card) return plain;
  if (asked.key === 'which-challenge') {
    const challenge = card.card.challenge.of?.[option];
    return challenge ? challengeText(challenge, say) : plain;
  }
  const sides =
    card.success === null
      ? [...card.card.success, ...card.card.fail]
      : card.success
        ? card.card.success
        : card.card.fail;
  const options = chooses(sides).find((effect) => effect.options?.length === asked.about['count'])?.options;
  return options?.[option] ? effectsText(options[option], say) : plain;
}

function chooses(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [
    ...(effect.op === 'choose' ? [effect] : []),
    ...chooses([...(effect.then ?? []), ...(effect.else ?? []), ...(effect.options ?? []).flat()]),
  ]);
}

export function fatigueOf(view: View, survivor: string): number {
  const all = view.parties.flatMap(({ survivors }) => survivors);
  return all.find(({ card }) => card.id === survivor)?.fatigue ?? 0;
}
