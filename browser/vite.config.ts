import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Where the server looks for the built client, and where it listens while we develop (SHAMBLES=http://127.0.0.1:8123).
const server = process.env.SHAMBLES ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/shambles/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['index.html', 'embed.html'] }, // the client, and a game on somebody else's page
  },
  server: {
    fs: { allow: ['..'] }, // the texts are shared with Python and lie outside this folder
    proxy: { '/api': { target: server, ws: true } },
  },
});
