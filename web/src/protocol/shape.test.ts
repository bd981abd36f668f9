import { expect, test } from 'vitest';
import { checked, MisfitError } from './shape';
import { aTable } from './testing';

const table = aTable();

test('what the server promises is believed, and what is new in it is let pass', () => {
  expect(checked('TableOut', table)).toBe(table);
  expect(checked('TableOut', { ...table, invention: 1 })).toHaveProperty('invention');
});

test.each([
  ['nothing', undefined],
  ['another message', { refusal: { code: 'stale' } }],
  ['a key that is missing', { ...table, undo: undefined }],
  ['a list that is none', { ...table, holds: { length: 0 } }],
  ['a word that is none of those', { ...table, status: 'sunk' }],
  ['a number that is none', { ...table, deadline: 'soon' }],
  ['something wrong deep inside', { ...table, seats: [{ ...table.seats[0], player: 5 }] }],
])('it is told apart: %s', (_, value) => {
  expect(() => checked('TableOut', value)).toThrow(MisfitError);
});

test('where it went wrong is said', () => {
  expect(() => checked('TableOut', { ...table, votes: [{ about: 1, by: ['x'] }] })).toThrow(
    'TableOut.votes.0.by.0',
  );
});

test('answers that no message names have shapes as well', () => {
  const shape = { type: 'array', items: { type: 'object', required: ['seat'] } };
  expect(checked(shape, [{ seat: 0 }])).toEqual([{ seat: 0 }]);
  expect(() => checked(shape, [{ seat: 0 }, {}])).toThrow(MisfitError);
});
