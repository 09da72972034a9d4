// What a game's package may bring for the browser: `browser/scene.js`, a module that exports `mount`, and beside it
// `browser/scene.css`. How to write one: docs/adding-a-game.md.

import type { SceneProps } from '../shell/scene';

// What a scene of ours is given, too: view, asked (with its words), say, answer and the rest. Each is said in shell/scene.ts.
export type SceneTable<View = unknown> = Omit<SceneProps<View>, 'presence'>;

export interface Mounted<View = unknown> {
  update(table: SceneTable<View>): void; // something has changed: draw this
  destroy(): void; // the page goes elsewhere
}

export interface SceneModule<View = unknown> {
  mount(target: HTMLElement, table: SceneTable<View>): Mounted<View>;
}
