import { expect, test } from 'vitest';
import { turningPoint } from './moments';

const step = (message: string) => ({
  move: '0 play',
  says: message ? [{ message, arguments: {} }] : [],
  facts: [],
  patch: {},
});

test('the turning point is the move that parts the seats most', () => {
  const scores = [
    [0, 0, 0],
    [5, 5, 5],
    [5, 5, 9],
    [6, 6, 9],
    [40, 6, 9],
  ];
  const steps = ['all-alike', 'one-ahead', 'a-little', 'the-count'].map(step);
  expect(turningPoint(scores, steps)).toEqual({ move: 2, says: steps[1]?.says });
});

test('a game in which nothing moves has none', () => {
  expect(
    turningPoint(
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      [step('a'), step('b')],
    ),
  ).toBeNull();
});
