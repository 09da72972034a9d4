// The games that have a scene: a folder here with a Scene.svelte is found by its slug, and loaded when it is played.

import type { Component } from 'svelte';

import type { SceneProps } from '../shell/scene';

export type Scene = Component<SceneProps<unknown> & { doubleTap?: boolean }>;

const scenes = import.meta.glob<Scene>('./*/Scene.svelte', { import: 'default' });

// A game without a scene of its own is played with the plain one.
export async function loadScene(slug: string): Promise<Scene> {
  const own = scenes[`./${slug}/Scene.svelte`];
  return own ? own() : (await import('./PlainScene.svelte')).default;
}

// For each game, the steps that are shown in a hurry: whoever sits down wants to play, not to watch the set-up.
export const hurried: Record<string, (view: unknown) => boolean> = {
  best_defense: (view) => (view as { round: number }).round === 0,
  board_game: (view) => (view as { round: number }).round === 0,
};

// For each game and kind of event, the fields that hold one value for each seat (marked BySeat in events.py).
export const bySeat: Record<string, Record<string, string[]>> = {
  card_game: { 'hand-scored': ['points', 'totals'] },
  board_game: { compared: ['numbers'] },
};
