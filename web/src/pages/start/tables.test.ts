import { expect, test } from 'vitest';
import type { MyTable } from '../../protocol/messages';
import { sortedOut } from './tables';

function table(id: string, changes: Partial<MyTable> = {}): MyTable {
  const usual = { game: 'whist', options: {}, seats: [], holds: [0], your_turn: false, changed: 0 };
  return { id, status: 'running', ...usual, ...changes };
}

test('where one is waited for comes first, and no more than two stand on top', () => {
  const { going, others } = sortedOut([
    table('a'),
    table('b'),
    table('c', { your_turn: true }),
    table('d', { status: 'finished' }),
  ]);
  expect(going.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(others.map(({ id }) => id)).toEqual(['b', 'd']);
});

test('who only watched has nothing to go on with', () => {
  expect(sortedOut([table('a', { holds: [] })]).going).toEqual([]);
});
