import { beforeEach, expect, test } from 'vitest';
import { catalogueOf } from '../../language/testing';
import { fillBundle } from '../../language/words.svelte';
import type { View } from '../../protocol/messages';
import { choicesOf } from './moves';
import { kindOf, labelOf, partsOf, seatParts, size } from './parts';
import { status } from './status';

const view = {
  game: 'whist',
  phase: 'play',
  owing: [1],
  trick: [{ seat: 0, card: '7' }],
  trump: null,
  left: 0,
  seats: [{ points: 3, held: 2, taken: [] }, { held: 3 }],
  seat: 1,
  hand: ['3', '5'],
  legal: ['1 play 3', '1 play 5'],
} as View;
const context = { seats: [{ name: 'Ada' }, { name: 'Bo' }], eyes: 1 };

const EXAMPLES = `
whist-key-trick = On the table
whist-move = play the { $card }
`;
beforeEach(() => fillBundle('en', catalogueOf('en') + EXAMPLES));

test('of a view, what is there and has no other place is shown', () => {
  const { shared, own } = partsOf(view);
  expect(shared.map(({ name }) => name)).toEqual(['trick', 'left']);
  expect(own).toEqual([{ name: 'hand', value: ['3', '5'] }]);
  const told = partsOf({ ...view, own: ['trick'] });
  expect(told.own.map(({ name }) => name)).toEqual(['trick']);
});

test('of a seat, its points and what else is told', () => {
  expect(seatParts(view, 0)).toEqual({ points: 3, parts: [{ name: 'held', value: 2 }] });
  expect(seatParts(view, 1).points).toBeNull();
  expect(seatParts(view, 4)).toEqual({ points: null, parts: [] });
  expect(seatParts({ owing: [], legal: [] }, 0)).toEqual({ points: null, parts: [] });
});

test.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [{ gone: null }, 'nothing'],
  [0, 'word'],
  [false, 'word'],
  ['red', 'word'],
  [['3', null], 'words'],
  [[{ seat: 0 }], 'things'],
  [[[1, 2], [3]], 'things'],
  [{ red: 2 }, 'fields'],
])('%j is laid out as %s', (value, kind) => {
  expect(kindOf(value)).toBe(kind);
});

test('a value is as large as the words in it', () => {
  expect(size({ red: [1, 2], blue: { of: 'all' }, green: null })).toBe(4);
});

test('keys are told in the words of the game, or speak for themselves', () => {
  expect(labelOf('whist', 'trick')).toBe('On the table');
  expect(labelOf('whist', 'hand_size')).toBe('hand size');
});

test('moves are told in the words of the server, or in those of records', () => {
  expect(choicesOf(view, context).map(({ label }) => label)).toEqual(['Play 3', 'Play 5']);
  const says = { message: 'whist-move', arguments: { card: '3' } };
  expect(choicesOf({ ...view, legal_words: [says] }, context)).toEqual([
    { move: '1 play 3', label: 'play the 3' },
    { move: '1 play 5', label: 'Play 5' },
  ]);
});

test('one line tells what is to be done', () => {
  expect(status(view, 1).message).toBe('page-plain-your-turn');
  expect(status(view, 0).message).toBe('page-plain-waiting');
  expect(status(view, 'spectator').arguments['names']).toHaveLength(1);
  expect(status({ ...view, owing: [] }, 1).message).toBe('page-plain-chance');
  expect(status({ ...view, owing: [], phase: 'over' }, 1).message).toBe('page-plain-over');
});
