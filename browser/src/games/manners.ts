// How the games want their stories told; not needed before somebody sits down.

import type { Manner } from '../shell/manner';

const PLAIN: Manner = { moments: [], holds: {}, sounds: {}, tells: [], emotes: [], decisive: () => null };
const manners = import.meta.glob<Manner>('./*/manner.ts', { import: 'manner', eager: true });

export const mannerOf = (slug: string | undefined): Manner => manners[`./${slug}/manner.ts`] ?? PLAIN;
