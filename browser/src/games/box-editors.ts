// Special editors of games for a kind of box, if a generated form is not enough: BoxEditor.<kind>.svelte.

import type { Component } from 'svelte';

import type { Say } from '../shell/scene';

export interface EditorProps {
  tables: Record<string, unknown>;
  chosen: number | null; // the row that is shown in the form, of the table that the editor is about
  put: (tables: Record<string, unknown>) => void; // one step, which can be undone
  select: (table: string, number: number) => void;
  say: Say; // the workshop's words
}
export type BoxEditor = Component<EditorProps>;

const editors = import.meta.glob<BoxEditor>('./*/BoxEditor.*.svelte', { import: 'default' });

export const loadBoxEditor = async (slug: string, kind: string): Promise<BoxEditor | null> =>
  (await editors[`./${slug}/BoxEditor.${kind}.svelte`]?.()) ?? null;
