// Spaces and options in words. What stands on a card comes from the server, which makes it from the box of this table;
// here it is only laid out.

import type { CardFace } from '../../shell/api';
import type { Say } from '../../shell/scene';
import type { Asked, Choice, Go, PartyView, Space, View, Way, Word } from './types';

export interface Told {
  view: View;
  names: string[];
  say: Say;
  card: (id: string) => CardFace | null;
}

type Named = Pick<Told, 'say' | 'card'>;

// What a key says, or nothing where there are no words for it.
export function said(say: Say, key: string, params?: Record<string, unknown>): string {
  const words = say(key, params);
  return words === key ? '' : words;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

// --- cards

export const nameOf = (id: string, { say, card }: Named): string => card(id)?.name ?? (said(say, `name-${id}`) || id);

// The lines of every part of a card that has this name: three `tier`s, one `success`.
export function partsOf(id: string, name: string, { card }: Named): string[][] {
  return (card(id)?.parts ?? []).filter((part) => part.name === name).map(({ lines }) => lines);
}

export const partOf = (id: string, name: string, told: Named): string => (partsOf(id, name, told)[0] ?? []).join(' ');

export const tierOf = (id: string, tier: number, told: Named): string =>
  (partsOf(id, 'tier', told)[tier] ?? []).join(' ');

// Which requirement of a Location counts for whoever looks.
export const myTier = (view: View): number => (view.seat === null ? 0 : (view.parties[view.seat]?.tier ?? 0));

// --- spaces

export const isIn = (party: PartyView): boolean => party.status === 'in';

export const groupOf = (view: View, seat: number): number[] =>
  view.groups.find(({ members }) => members.includes(seat))?.members ?? [seat];

export function spaceName(space: Space, told: Named): string {
  return space.location ? nameOf(space.location, told) : space.name || space.id;
}

// With its id, where it has a name besides.
export function spaceTitle(space: Space, told: Named): string {
  const name = spaceName(space, told);
  return name === space.id ? name : `${name} (${space.id})`;
}

const spaceOf = (id: string, { view }: Told): Space | undefined => view.spaces.find((one) => one.id === id);

export function nameOfSpace(id: string, told: Told): string {
  const space = spaceOf(id, told);
  return space ? spaceName(space, told) : id;
}

// Whether a card is known by which a place may be scouted.
function isOpen(view: View, location: string): boolean {
  return [...view.public, ...view.parties.map((party) => party.private)].some((card) => card?.id === location);
}

export const whereIs = (location: string, { view }: Told): string =>
  view.spaces.find((space) => space.location === location)?.id ?? '';

// What lies and waits on a space.
export function spaceText(space: Space, told: Told): string {
  const { view, names, say } = told;
  const parts: string[] = [];
  if (space.location) {
    const open = isOpen(view, space.location);
    parts.push(open ? tierOf(space.location, myTier(view), told).replace(/\.$/, '') : say('scene-closed'));
  } else if (space.icons?.length) {
    parts.push(say('space-resource', { icons: space.icons.map((icon) => say(`name-${icon}`)).join(', ') }));
  } else {
    parts.push(say(`space-${space.type ?? 'plain'}`));
  }
  const tokens = view.tokens.find((one) => one.space === space.id)?.values ?? [];
  if (tokens.length) {
    const seen = tokens.filter((value) => value !== null);
    const values = seen.length ? ` (${tokens.map((value) => value ?? say('table-face-down')).join(' + ')})` : '';
    parts.push(say('space-zombies', { count: tokens.length }) + values);
  }
  for (const { space: where, follower } of view.markers)
    if (where === space.id) parts.push(say('space-follower', { name: nameOf(follower.id, told) }));
  for (const party of view.parties)
    if (isIn(party) && party.at === space.id)
      parts.push(
        party.seat === view.seat ? say('scene-you-here') : say('space-party', { name: names[party.seat] ?? '' }),
      );
  return parts.join(', ');
}

// --- options

export interface Words {
  label: string;
  detail: string;
}

export function optionWords(choice: Choice, asked: Asked, told: Told): Words {
  const { view, names, say } = told;
  switch (choice.type) {
    case 'go':
      return goWords(choice, told);
    case 'way':
      return wayWords(choice, told);
    case 'always':
      return {
        label: capital(say(choice.always ? 'option-always' : 'option-ask-again', { wish: choice.what })),
        detail: '',
      };
    case 'stay':
      return { label: capital(say('option-stay')), detail: choice.private ? say('option-private') : '' };
    case 'use':
      return {
        label: say('scene-use', { card: nameOf(choice.card, told) }),
        detail: partOf(choice.card, 'ability', told),
      };
    case 'eat':
      return { label: say('scene-eat', { name: nameOf(choice.survivor, told) }), detail: say('option-eat') };
    case 'invite':
      return { label: capital(say('option-invite', { name: names[choice.seat] })), detail: '' };
    case 'survivor': {
      const fatigue = fatigueOf(view, choice.survivor);
      return { label: nameOf(choice.survivor, told), detail: say('option-survivor', { fatigue }) };
    }
    case 'space': {
      const space = spaceOf(choice.space, told);
      return { label: nameOfSpace(choice.space, told), detail: space ? spaceText(space, told) : '' };
    }
    case 'seat':
      return { label: names[choice.seat] ?? choice.notation, detail: '' };
    case 'resource': {
      const count = view.seat === null ? 0 : (view.parties[view.seat]?.[choice.resource] ?? 0);
      return { label: capital(say(`name-${choice.resource}`)), detail: say('option-resource', { count }) };
    }
    case 'die':
      return dieWords(choice.die, told);
    case 'card':
      return { label: nameOf(choice.card, told), detail: cardDetail(choice.card, told) };
    case 'option':
      return { label: branchOf(choice.option, asked, told), detail: '' };
    case 'word':
      return wordWords(choice, asked, told);
  }
}

function goWords(go: Go, told: Told): Words {
  const { say } = told;
  const [first, last] = [go.path[0]!, go.path.at(-1)!];
  const way = !go.gas ? 'scene-walk' : go.path.length > 1 ? 'scene-drive' : 'scene-pass';
  const label = say(way, { space: nameOfSpace(last, told), over: nameOfSpace(first, told) });
  const scouts = spaceOf(last, told)?.location;
  const detail = go.private ? say('option-private') : scouts ? say('scene-scout-there') : '';
  return {
    label,
    detail: [detail, go.gas && go.path.length === 1 ? '' : oddsAt(last, told)].filter(Boolean).join(' · '),
  };
}

function wayWords(way: Way, told: Told): Words {
  const { say } = told;
  const last = way.path.at(-1)!;
  const parts = [
    say('scene-steps-away', { steps: way.path.length }),
    way.private ? say('option-private') : '',
    oddsAt(last, told),
  ];
  const label = say('scene-walk', { space: nameOfSpace(last, told), over: '' });
  return { label, detail: parts.filter(Boolean).join(' · ') };
}

const percent = (chance: number): number => Math.round(chance * 100);

// What I could reckon before I go there: the fights, and the scouting.
export function oddsAt(space: string, told: Told): string {
  const { view, say } = told;
  const fight = view.odds?.fights.find((one) => one.space === space);
  const scouting = view.odds?.scouting.find(({ location }) => whereIs(location, told) === space);
  return [
    fight &&
      say('odds-fight', {
        free: percent(fight.free),
        deadly: percent(fight.deadly),
        fatigue: Math.round(fight.fatigue * 10) / 10,
      }),
    scouting && say('odds-scouting', { chance: percent(scouting.chance) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function dieWords(die: number, { view, say }: Told): Words {
  const rolled = view.roll?.dice[die];
  const label = say('scene-die', { number: die + 1 });
  if (!rolled) return { label, detail: '' };
  const colour = say(`scene-colour-${rolled.colour}`);
  return { label, detail: say('option-die', { colour, face: faceText(rolled.face, say) }) };
}

// K2, A1, W1, X3, 0 in words.
export function faceText(face: string, say: Say): string {
  return said(say, `scene-face-${face[0]}`, { n: Number(face[1] ?? 0) }) || face;
}

function wordWords({ notation }: Word, asked: Asked, told: Told): Words {
  const { say } = told;
  if (asked.key === 'take-a-side')
    return { label: capital(say(`name-${notation}`)), detail: partOf(asked.about.card, notation, told) };
  const own = said(say, `scene-${asked.key}-${notation}`);
  const shot = notation === 'ammo' ? told.view.odds?.shot : null;
  const detail = shot ? say('odds-shot', { enough: percent(shot.enough), noise: percent(shot.noise) }) : '';
  return { label: own || capital(said(say, `option-word-${notation}`)) || notation, detail };
}

function cardDetail(id: string, told: Told): string {
  if (told.card(id)?.kind !== 'location') return partOf(id, 'ability', told);
  return `${whereIs(id, told)}: ${tierOf(id, myTier(told.view), told)}`;
}

function branchOf(option: number, asked: Asked, { say, card }: Told): string {
  const plain = say('scene-option', { number: option + 1 });
  if (asked.key === 'which-challenge') return card(asked.about.card)?.branches[option] ?? plain;
  if (asked.key === 'which-effect') return card(asked.about.card)?.branches[asked.about.first + option] ?? plain;
  return plain;
}

export function fatigueOf(view: View, survivor: string): number {
  const all = view.parties.flatMap(({ survivors }) => survivors);
  return all.find(({ card }) => card.id === survivor)?.fatigue ?? 0;
}
