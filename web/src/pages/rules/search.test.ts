import { expect, test } from 'vitest';
import { excerpt, found } from './search';

const passages = [
  { game: 'whist', place: 'W1', text: 'W1 A trick has four cards.' },
  { game: 'whist', place: 'W1', text: 'The highest card wins the trick.' },
  { game: 'skat', place: 'section-2', text: 'Cards of a trick count together.' },
];

test('what holds all the words is found in every game, once a rule', () => {
  expect(found(passages, 'TRICK card').map(({ game, place }) => `${game} ${place}`)).toEqual([
    'whist W1',
    'skat section-2',
  ]);
  expect(found(passages, 'trick herring')).toEqual([]);
  expect(found(passages, '  ')).toEqual([]);
});

test('an excerpt shows the word with what stands around it', () => {
  const long = `${'a '.repeat(80)}herring${' b'.repeat(80)}`;
  expect(excerpt(long, 'Herring')).toContain('herring');
  expect(excerpt(long, 'Herring')).toMatch(/^….*…$/);
  expect(excerpt('short', 'short')).toBe('short');
});
