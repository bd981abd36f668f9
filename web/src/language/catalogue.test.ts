import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');
const catalogue = readFileSync('../src/kutter/texts/en.ftl', 'utf8');
const messages = Array.from(catalogue.matchAll(/^(page-[\w-]+) =/gm), (found) => found[1] ?? '');
const written = new Set(source.match(/\bpage-[\w-]*\w(?![\w-]|-?\$\{)/g));
/** Of messages whose names are put together: `page-game-${game}`. */
const beginnings = Array.from(source.matchAll(/`(page-[\w-]*-)\$\{/g), (found) => found[1] ?? '');

test('every message of the page is used', () => {
  const unused = messages.filter(
    (name) => !written.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

test('every message that the page uses is there', () => {
  expect([...written].filter((name) => !messages.includes(name))).toEqual([]);
});
