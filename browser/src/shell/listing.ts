// Lists in texts. The catalogue joins them, because languages write lists differently. The Python version is in
// texts.py.

import type { Say } from './scene';

// A list with commas, or with semicolons if the items contain commas themselves.
export function inRow(words: readonly string[], say: Say, key = 'list-comma'): string {
  return words.length ? words.reduce((one, other) => say(key, { one, other })) : '';
}

// A sentence list: "a, b and c".
export function listed(words: readonly string[], say: Say): string {
  const [last = '', others] = [words.at(-1), words.slice(0, -1)];
  return others.length ? say('list-and', { others: inRow(others, say), last }) : last;
}

// A label and its text: "name: text" in this language's form.
export function saidOf(name: string, what: string, say: Say): string {
  return say('said-of', { name, what });
}
