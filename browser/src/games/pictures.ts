// The box pictures of all games in one file: the list of games shows them together, and separate files would mean more
// requests.

import type { Component } from 'svelte';

import PlainPicture from './PlainPicture.svelte';

const boxes = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default', eager: true });

export const pictureOf = (slug: string): Component => boxes[`./${slug}/Picture.svelte`] ?? PlainPicture;
