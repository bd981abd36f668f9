import { beforeEach, expect, test } from 'vitest';
import { speak } from '../language/testing';
import { ranked, resultOf, resultWords } from './result';

beforeEach(() => speak('en'));

test('a result has scores and winners, or is none', () => {
  expect(resultOf({ scores: [3, 5], winners: [1], end: 'rounds' })).toEqual({
    scores: [3, 5],
    winners: [1],
  });
  expect(resultOf({ scores: [3, 5] })).toBeNull();
  expect(resultOf(null)).toBeNull();
});

test('winners come first, then the best', () => {
  const seats = (scores: number[], winners: number[], lowestWins: boolean) =>
    ranked({ scores, winners }, lowestWins).map(({ seat }) => seat);
  expect(seats([3, 5, 4], [1], false)).toEqual([1, 2, 0]);
  expect(seats([3, 5, 4], [0], true)).toEqual([0, 2, 1]);
  expect(seats([5, 5, 4], [1], false)).toEqual([1, 0, 2]);
});

test('who has as much shares a place, unless a winner is among them', () => {
  const places = (scores: number[], winners: number[]) =>
    ranked({ scores, winners }, false).map(({ place }) => place);
  expect(places([9, 5, 5, 2], [0])).toEqual([1, 2, 2, 4]);
  expect(places([9, 9, 2], [0, 1])).toEqual([1, 1, 3]);
  expect(places([9, 9, 2], [1])).toEqual([1, 2, 3]);
});

test('whoever wins is told, and the reader as such', () => {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  expect(resultWords({ scores: [1, 0], winners: [0] }, { seats, eyes: 0 })).toBe('You win');
  expect(resultWords({ scores: [1, 0], winners: [0] }, { seats, eyes: 1 })).toBe('Ada wins');
  expect(resultWords({ scores: [1, 1], winners: [0, 1] }, { seats, eyes: 0 })).toBe(
    'Ada and Bo share the win',
  );
});
