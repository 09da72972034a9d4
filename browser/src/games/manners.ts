// The presentation settings of all games, loaded when a player sits down.

import type { Manner } from '../shell/manner';

const PLAIN: Manner = { moments: [], holds: {}, sounds: {}, tells: [], emotes: [], decisive: () => null };
const manners = import.meta.glob<Manner>('./*/manner.ts', { import: 'manner', eager: true });

export const mannerOf = (slug: string | undefined): Manner => manners[`./${slug}/manner.ts`] ?? PLAIN;
