import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Where the server looks for the built client, and where it listens while we develop (SHAMBLES=http://127.0.0.1:8123).
const server = process.env.SHAMBLES ?? 'http://127.0.0.1:8000';

// `--mode gallery` builds the gallery for the tests, elsewhere: no wheel has it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  publicDir: mode === 'gallery' ? false : 'public',
  build: {
    outDir: mode === 'gallery' ? '../artefacts/gallery' : '../src/shambles/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    // The client, and a game on somebody else's page.
    rollupOptions: { input: mode === 'gallery' ? ['gallery.html'] : ['index.html', 'embed.html'] },
  },
  server: {
    fs: { allow: ['..'] }, // the texts are shared with Python and lie outside this folder
    proxy: { '/api': { target: server, ws: true } },
  },
}));
