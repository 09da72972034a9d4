// The pictures on the boxes, one file for all: the shelf shows them side by side, and each file more is a request more.

import type { Component } from 'svelte';

import PlainPicture from './PlainPicture.svelte';

const boxes = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default', eager: true });

export const pictureOf = (slug: string): Component => boxes[`./${slug}/Picture.svelte`] ?? PlainPicture;
