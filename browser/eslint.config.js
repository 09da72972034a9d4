import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/shell/api.ts', 'src/games/*/types.ts'] }, // generated
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // the compiler knows better
      'no-void': 'off', // `void x` in an effect names what it depends on
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // a Map that nothing is drawn from is a Map
      'svelte/no-unused-svelte-ignore': 'off', // the compiler warns, and svelte-check fails on warnings
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that the compiler keeps
      'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's
    },
  },
);
