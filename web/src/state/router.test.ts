import { expect, test } from 'vitest';
import { aGame } from '../protocol/testing';
import { fillGames } from './games.svelte';
import { parseRoute, replayPath, rulePath, type ReplayPlace } from './router.svelte';

const SECRET = 'Abcdefghijklmnopqrst_-';

function aReplay(place: Partial<ReplayPlace>) {
  return { page: 'replay', id: 'abcdef', at: null, eyes: null, reviews: false, ...place };
}

test.each([
  ['/', '', { page: 'start' }],
  ['/table/abcdef', '', { page: 'table', id: 'abcdef', fromReview: false }],
  ['/table/abcdef', '#%', { page: 'table', id: 'abcdef', fromReview: false }],
  ['/table/..%2fmine', '', { page: 'unknown' }],
  ['/join', `#${SECRET}`, { page: 'join', secret: SECRET }],
  ['/join', `#${SECRET.slice(1)}`, { page: 'join', secret: null }],
  ['/join', '#%E0%A4%A', { page: 'join', secret: null }],
  ['/replay/abcdef', '#120', aReplay({ at: 120 })],
  ['/replay/abcdef', '', aReplay({})],
  ['/replay/abcdef', '#%', aReplay({})],
  ['/rules', '', { page: 'rules', game: null, rule: '' }],
  ['/learn', '', { page: 'rules', game: null, rule: '' }],
  ['/lessons', '', { page: 'lessons' }],
  ['/lessons/0123456789ab', '', { page: 'lesson', id: '0123456789ab' }],
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

test.each([
  [{}, '/replay/abcdef'],
  [{ at: 57 }, '/replay/abcdef#57'],
  [{ eyes: 2, at: 0 }, '/replay/abcdef?eyes=2#0'],
  [{ eyes: 'spectator', reviews: true }, '/replay/abcdef?eyes=spectator&review'],
] satisfies [Partial<ReplayPlace>, string][])('a place of a replay: %o', (place, path) => {
  expect(replayPath('abcdef', place)).toBe(path);
  const { pathname, hash, search } = new URL(path, 'https://here');
  expect(parseRoute(pathname, hash, search)).toEqual(aReplay(place));
});

test('a table knows that one came to it from a review', () => {
  expect(parseRoute('/table/abcdef', '', '?review')).toEqual({
    page: 'table',
    id: 'abcdef',
    fromReview: true,
  });
});

test('no eyes are nobody’s', () => {
  expect(parseRoute('/replay/abcdef', '', '?eyes=12')).toEqual(aReplay({}));
});

test('a rule knows its game', () => {
  fillGames([aGame({ name: 'hearts', rule_prefix: 'H' }), aGame()]);
  expect(rulePath('W4.1')).toBe('/rules/whist#W4.1');
  expect(rulePath('H2')).toBe('/rules/hearts#H2');
});
