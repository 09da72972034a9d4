import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

// Elements that a narrow screen leaves out. None of them can be pressed, and all their information is elsewhere.
const LEFT_OUT = [
  'BadLink.svelte: .note > :global(svg)',
  'Fighter.svelte: .theme',
  'Forecast.svelte: .whole',
  'GameCard.svelte: .eyebrow, .goal',
  'Lobby.svelte: .empty',
  'Panel.svelte: .hint',
  'Panel.svelte: .where',
  'Panel.svelte: .words:not(:has(p:not(.hint, .reason:empty)))',
  'Row.svelte: .row:not(.full) .word, .full .fill',
  'SetUp.svelte: .picture',
  'SoundQuestion.svelte: .question span',
  'VerdictStrip.svelte: .few .side',
];

// The rules within a block that begins here.
function blockAt(source: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth && end < source.length; end++) depth += source[end] === '{' ? 1 : source[end] === '}' ? -1 : 0;
  return source.slice(start, end - 1);
}

function hiddenIn(source: string): string[] {
  const css = source.replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/@(?:media|container)[^{]*max-width[^{]*\{/g)].flatMap((narrow) =>
    [...blockAt(css, narrow.index + narrow[0].length).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , style]) => /display:\s*none|visibility:\s*hidden/.test(style!))
      .map(([, selector]) => selector!.trim().replace(/\s+/g, ' ')),
  );
}

it('hides nothing on a narrow screen that can be pressed', () => {
  const hidden = Object.entries(sources).flatMap(([file, source]) =>
    hiddenIn(source).map((one) => `${file.split('/').at(-1)}: ${one}`),
  );
  expect(hidden.sort()).toEqual(LEFT_OUT);
});
