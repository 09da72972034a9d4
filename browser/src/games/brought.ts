// Loads the scene that a game's own package brings: a module of the server's, as strictly kept as ours are.

import type { Loaded } from '.';
import BroughtScene from './BroughtScene.svelte';
import type { SceneModule } from './scene-module';

export async function loadBrought(slug: string, files: readonly string[]): Promise<Loaded> {
  const place = `/api/games/${encodeURIComponent(slug)}`;
  if (files.includes('scene.css')) await dress(`${place}/scene.css`);
  const module = (await import(/* @vite-ignore */ `${place}/scene.js`)) as Partial<SceneModule>;
  if (typeof module.mount !== 'function') throw new Error('scene.js exports no function mount(target, table)');
  return { Scene: BroughtScene, module: module as SceneModule };
}

// The style sheet is here before anything is drawn, so that nothing jumps.
async function dress(place: string): Promise<void> {
  if (document.head.querySelector(`link[href="${place}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = place;
  await new Promise((come, fail) => {
    link.onload = come;
    link.onerror = () => {
      link.remove();
      fail(new Error(`${place} cannot be loaded`));
    };
    document.head.append(link);
  });
}
