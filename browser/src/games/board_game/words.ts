// Spaces in words. What stands on a card, and what a space is called, comes from the server, which makes it from the box
// and the map of this table; here it is only laid out.

import type { CardFace } from '../../shell/api';
import { inRow } from '../../shell/listing';
import type { Say } from '../../shell/scene';
import type { PartyView, Space, View } from './types';

export interface Told {
  view: View;
  names: string[];
  say: Say;
  card: (id: string) => CardFace | null;
}

type Named = Pick<Told, 'say' | 'card'>;

// What a key says, or nothing where there are no words for it.
function said(say: Say, key: string, params?: Record<string, unknown>): string {
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

export const nameOfSpace = (id: string, { card }: Named): string => card(id)?.name ?? '';

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
    parts.push(open ? tierOf(space.location, myTier(view), told).replace(/\.$/, '') : say('space-closed'));
  } else if (space.icons?.length) {
    parts.push(
      say('space-resource', {
        icons: inRow(
          space.icons.map((icon) => say(`name-${icon}`)),
          say,
        ),
      }),
    );
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
  return inRow(parts, say);
}

export function fatigueOf(view: View, survivor: string): number {
  const all = view.parties.flatMap(({ survivors }) => survivors);
  return all.find(({ card }) => card.id === survivor)?.fatigue ?? 0;
}
