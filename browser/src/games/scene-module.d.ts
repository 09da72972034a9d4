// Browser part of a game's package: `browser/scene.js`, a module that exports `mount`, and beside it
// `browser/scene.css`. docs/how-to/adding-a-game.md explains it.

import type { SceneProps } from '../shell/scene';

// The same properties as our own scenes get: view, asked (with its texts), say, answer and the rest. shell/scene.ts
// explains each.
export type SceneTable<View = unknown> = Omit<SceneProps<View>, 'presence'>;

export interface Mounted<View = unknown> {
  update(table: SceneTable<View>): void; // something has changed: draw this
  destroy(): void; // the page goes elsewhere
}

export interface SceneModule<View = unknown> {
  mount(target: HTMLElement, table: SceneTable<View>): Mounted<View>;
}
