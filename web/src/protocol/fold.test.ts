import { expect, test } from 'vitest';
import { folded, stepOf } from './fold';
import type { Event } from './messages';
import { MisfitError } from './shape';
import { aTable } from './testing';

const table = aTable({
  moves: 2,
  status: 'running',
  position: { owing: [0], legal: ['0 play R1'] },
  log: [
    { number: 1, move: '* deal', says: [] },
    { number: 2, move: '0 play R1', says: [] },
  ],
});

function event(data: Partial<Event['data']>): Event {
  const empty = { patch: {}, line: null, facts: null, chat: null };
  return { type: 'event', version: 8, what: 'move', data: { ...empty, ...data } };
}

test('a move patches the position, and its line follows on', () => {
  const line = { number: 3, move: '1 play R2', says: [] };
  const move = event({ patch: { moves: [3], position: { owing: [[1]] } }, line, facts: [] });
  const after = folded(table, move);
  expect(after.version).toBe(8);
  expect(after.position?.owing).toEqual([1]);
  expect(after.log.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(stepOf(table, after, move)).toMatchObject({ number: 3, before: table.position });
});

test('a move taken back takes its lines along', () => {
  expect(folded(table, event({ patch: { moves: [1] } })).log).toHaveLength(1);
});

test('chat follows on', () => {
  const chat = { number: 1, seat: 0, name: 'Ada', text: 'Moin', reaction: null, at: 0 };
  const after = folded(table, event({ chat }));
  expect(after.chat).toEqual([chat]);
  expect(stepOf(table, after, event({ chat }))).toBeNull();
});

test('what one may not see arrives empty and still counts', () => {
  expect(folded(table, event({}))).toEqual({ ...table, version: 8 });
});

test.each([
  ['a seat that is not there', { seats: { '3': { name: ['Ada'] } } }],
  ['deeper than what is there', { deadline: { soon: [1] } }],
  ['away what is not there', { invention: [] }],
  ['to what no table has', { status: ['sunk'] }],
  ['away what every table has', { undo: [] }],
  ['nothing that could be told', { seats: null }],
])('a patch that does not fit is noticed: %s', (_, patch) => {
  expect(() => folded(table, event({ patch }))).toThrow(MisfitError);
});
