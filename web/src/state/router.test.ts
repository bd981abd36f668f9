import { expect, test } from 'vitest';
import { aGame } from '../protocol/testing';
import { fillGames } from './games.svelte';
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
  ['/replay/abcdef', '#120', { page: 'replay', id: 'abcdef', at: 120, eyes: null }],
  ['/replay/abcdef', '', { page: 'replay', id: 'abcdef', at: null, eyes: null }],
  ['/replay/abcdef', '#%', { page: 'replay', id: 'abcdef', at: null, eyes: null }],
  ['/rules', '', { page: 'rules', game: null, rule: '' }],
  ['/learn', '', { page: 'rules', game: null, rule: '' }],
  ['/learn/whist', '', { page: 'learn', guide: 'whist' }],
  ['/daily', '', { page: 'daily' }],
  ['/daily/abcdef', '', { page: 'unknown' }],
  ['/contests/abcdef', '', { page: 'contest', id: 'abcdef' }],
  ['/contests', '', { page: 'unknown' }],
  ['/rules/whist', '#%%%', { page: 'rules', game: 'whist', rule: '' }],
  ['/', '#%', { page: 'start' }],
  ['/rules/whist', '#W5', { page: 'rules', game: 'whist', rule: 'W5' }],
  ['/rules/whist/5', '', { page: 'unknown' }],
  ['/table/a/b', '', { page: 'unknown' }],
])('%s%s', (path, hash, route) => {
  expect(parseRoute(path, hash)).toEqual(route);
});

test('a replay can be looked at through the eyes of a seat', () => {
  const route = { page: 'replay', id: 'abcdef', at: 7, eyes: 2 };
  expect(parseRoute('/replay/abcdef', '#7', '?eyes=2')).toEqual(route);
  expect(parseRoute('/replay/abcdef', '#7', '?eyes=-1')).toEqual({ ...route, eyes: null });
});

test('a rule knows its game', () => {
  fillGames([aGame({ name: 'hearts', rule_prefix: 'H' }), aGame()]);
  expect(rulePath('W4.1')).toBe('/rules/whist#W4.1');
  expect(rulePath('H2')).toBe('/rules/hearts#H2');
});
