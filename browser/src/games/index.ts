// The games that have a scene: a folder here with a Scene.svelte is found by its slug, and loaded when it is played.

import type { Component } from 'svelte';

import type { SceneProps } from '../shell/scene';

export type Scene = Component<SceneProps<unknown> & { doubleTap?: boolean }>;

const scenes = import.meta.glob<Scene>('./*/Scene.svelte', { import: 'default' });

export function loadScene(slug: string): Promise<Scene> | null {
  return scenes[`./${slug}/Scene.svelte`]?.() ?? null;
}

// Scenes that still fold events over the newest view; the others are given the view of each step.
export const FOLDING = new Set(['card_game', 'tacdex']);

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

// For each game, the kinds of events that tell of a new round, or of a larger part such as a hand; the game has words for
// each as mark-<kind>. The part begins at the table right after the event, or, where the event is the part's first deed,
// at the table before it.
export const marks: Record<string, Record<string, 'after' | 'before'>> = {
  card_game: { 'hand-begun': 'after', 'turned-up': 'before' },
  tacdex: { 'round-begun': 'after' },
  best_defense: { 'round-begun': 'after', 'combat-begun': 'after' },
  board_game: { 'turn-begun': 'before' },
};
