import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueOf } from './testing';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/(test|testing)\.ts$/.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');
const messages = Array.from(
  catalogueOf('en').matchAll(/^(page-[\w-]+) =/gm),
  (found) => found[1] ?? '',
);
const written = new Set(source.match(/\bpage-[\w-]*\w(?![\w-]|-?\$\{|-<)/g));
/** Of messages whose names are put together: `game-${game}`. */
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
