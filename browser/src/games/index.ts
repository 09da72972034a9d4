// The games that have a scene: a folder here with a Scene.svelte is found by its slug, and loaded when it is played.

import type { Component } from 'svelte';

import type { GameEvent, Say, SceneProps, Told } from '../shell/scene';
import type { SceneModule } from './scene-module';

export type Scene = Component<SceneProps<unknown> & { doubleTap?: boolean; module?: SceneModule }>;

export interface Loaded {
  Scene: Scene;
  module?: SceneModule; // for the scene that a game's package brings
}

const scenes = import.meta.glob<Scene>('./*/Scene.svelte', { import: 'default' });

// A game without a scene here may bring one in its package; without that, or if it fails, it is played with the plain one.
export async function loadScene(slug: string, brought: readonly string[]): Promise<Loaded> {
  const own = scenes[`./${slug}/Scene.svelte`];
  if (own) return { Scene: await own() };
  if (brought.includes('scene.js')) {
    try {
      return await (await import('./brought')).loadBrought(slug, brought);
    } catch (error) {
      console.error(`The scene of ${slug} cannot be loaded; the plain one is shown.`, error);
    }
  }
  return { Scene: (await import('./PlainScene.svelte')).default };
}

// Fetches the code of a scene that is likely to be needed. A failure shows when the scene is loaded.
export async function prepareScene(slug: string): Promise<void> {
  const parts = [scenes[`./${slug}/Scene.svelte`], stages[`./${slug}/Moment.svelte`]];
  const page = [import('../shell/parts/TableSkeleton.svelte'), import('../shell/pages/Table.svelte')];
  await Promise.allSettled([...page, ...parts.map((load) => load?.())]);
}

// The picture on a game's box, or a plain one.
export const loadPicture = async (slug: string): Promise<Component> => (await import('./pictures')).pictureOf(slug);

export type LogPicture = Component<{ event: GameEvent }>;
const pictures = import.meta.glob<LogPicture>('./*/LogPicture.svelte', { import: 'default' });

// What a line of the log shows beside its words; none in most games.
export const loadLogPicture = async (slug: string): Promise<LogPicture | null> =>
  (await pictures[`./${slug}/LogPicture.svelte`]?.()) ?? null;

export type Explained = Component<{ part: string; say: Say }>;
const explained = import.meta.glob<Explained>('./*/Explained.svelte', { import: 'default' });

// The small pictures for the first screen of a game's rules; none where it has no scene of its own.
export async function loadExplained(slug: string): Promise<Explained | null> {
  return (await explained[`./${slug}/Explained.svelte`]?.()) ?? null;
}

export type EndPicture = Component<{ reason: string; won: boolean; event: GameEvent | null }>;
const endings = import.meta.glob<EndPicture>('./*/EndPicture.svelte', { import: 'default' });

// What is seen when a game is over.
export const loadEndPicture = async (slug: string): Promise<EndPicture | null> =>
  (await endings[`./${slug}/EndPicture.svelte`]?.()) ?? null;

export interface MomentProps {
  event: GameEvent;
  name: string; // of the moment
  told: readonly Told[]; // what happened before it
  view: unknown; // the table before it; after the end, as it is then
  seat: number | null;
  names: string[];
  say: Say;
  long: number; // milliseconds; 0: nothing moves, and all is shown at once
}
export type MomentPicture = Component<MomentProps>; // games write their own event and view
const stages = import.meta.glob<MomentPicture>('./*/Moment.svelte', { import: 'default' });

// What is seen of a great moment.
export const loadMoment = async (slug: string): Promise<MomentPicture | null> => {
  try {
    return (await stages[`./${slug}/Moment.svelte`]?.()) ?? null;
  } catch {
    return null; // without a network nothing is staged, and the game goes on
  }
};
