// Preview of a card in the box editor; none if the game has no drawing for it.

import type { Component } from 'svelte';

import type { CardFace } from '../shell/api';

export type BoxFace = Component<{ face: CardFace; game: string }>;

const faces = import.meta.glob<BoxFace>('./*/BoxFace.svelte', { import: 'default' });

export const loadBoxFace = async (slug: string): Promise<BoxFace | null> =>
  (await faces[`./${slug}/BoxFace.svelte`]?.()) ?? null;
