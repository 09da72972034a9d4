// Names of fields, operations and words of a box. A name without a text is shown as it is written.

import { textsOf, WORKSHOP } from '../catalogue.svelte';

const called = (prefix: string, id: string): string => {
  const texts = textsOf(WORKSHOP);
  const key = `${prefix}-${id}`;
  return texts?.has(key) ? texts.say(key) : id.replaceAll('_', ' ');
};

export const fieldName = (id: string): string => called('box-field', id);
// Name of a part of the box, from the game's names of its cards if there are any.
export function tableName(game: string, table: string): string {
  const [texts, key] = [textsOf(game), `scene-cards-${table}`];
  return texts?.has(key) ? texts.say(key) : fieldName(table);
}

export const operationName = (id: string): string => called('box-op', id);

// `at:farm` and `not_at:farm` are two words.
export const wordName = (id: string): string =>
  id
    .split(':')
    .map((part) => called('box-word', part))
    .join(': ');

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
