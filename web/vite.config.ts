import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './plugins/licences.ts';
import { rules } from './plugins/rules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['KUTTER_SERVER'] ?? 'http://127.0.0.1:8137';

export default defineConfig({
  plugins: [svelte(), rules(), licences()],
  // Tests run the browser's half of Svelte too.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: here('../src/kutter/web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    // The server's policy is default-src 'self': nothing may travel as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages share travels together: each file costs its own headers.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /src\/(ui|state|language|protocol)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Files share their threads: to start one for each takes five times as long.
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
