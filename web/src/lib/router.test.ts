import { expect, test } from 'vitest';
import { parseRoute, rulePath } from './router.svelte';

test.each([
  ['/', '', { page: 'start' }],
  ['/table/abc', '', { page: 'table', id: 'abc' }],
  ['/join', '#secret', { page: 'join', secret: 'secret' }],
  ['/replay/abc', '#120', { page: 'replay', id: 'abc', at: 120 }],
  ['/replay/abc', '', { page: 'replay', id: 'abc', at: null }],
  ['/rules/freshfish', '#M5', { page: 'rules', game: 'freshfish', rule: 'M5' }],
  ['/rules/chess', '', { page: 'unknown' }],
  ['/table/a/b', '', { page: 'unknown' }],
])('%s%s', (path, hash, route) => {
  expect(parseRoute(path, hash)).toEqual(route);
});

test('a rule knows its game', () => {
  expect(rulePath('F4.1')).toBe('/rules/fishing#F4.1');
  expect(rulePath('M6.2')).toBe('/rules/freshfish#M6.2');
});
