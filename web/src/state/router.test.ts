import { expect, test } from 'vitest';
import { parseRoute, rulePath } from './router.svelte';

const SECRET = 'Abcdefghijklmnopqrst_-';

test.each([
  ['/', '', { page: 'start' }],
  ['/table/abcdef', '', { page: 'table', id: 'abcdef' }],
  ['/table/abcdef', '#%', { page: 'table', id: 'abcdef' }],
  ['/table/..%2fmine', '', { page: 'unknown' }],
  ['/join', `#${SECRET}`, { page: 'join', secret: SECRET }],
  ['/join', `#${SECRET.slice(1)}`, { page: 'join', secret: null }],
  ['/join', '#%E0%A4%A', { page: 'join', secret: null }],
  ['/replay/abcdef', '#120', { page: 'replay', id: 'abcdef', at: 120 }],
  ['/replay/abcdef', '', { page: 'replay', id: 'abcdef', at: null }],
  ['/replay/abcdef', '#%', { page: 'replay', id: 'abcdef', at: null }],
  ['/rules/fishing', '#%%%', { page: 'rules', game: 'fishing', rule: '' }],
  ['/', '#%', { page: 'start' }],
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
