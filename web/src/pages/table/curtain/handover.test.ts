import { expect, test } from 'vitest';
import type { TableOut } from '../../../protocol/messages';
import { looker } from './handover';

function table(holds: number[], owing: number[], playedFor: number[] = []) {
  const seats = [0, 1, 2, 3].map((seat) => ({ plays: playedFor.includes(seat) ? 'gone' : null }));
  return { holds, seats, position: { owing } } as unknown as TableOut;
}

test('who owes a move looks on', () => {
  expect(looker(table([0, 1, 2], [1, 2]), 1)).toBe(1);
});

test('then the next clockwise who owes one', () => {
  expect(looker(table([0, 1, 2], [0, 1]), 2)).toBe(0);
  expect(looker(table([0, 1, 3], [0, 3]), 1)).toBe(3);
});

test('nobody hands over while others, or bots, play', () => {
  expect(looker(table([0, 1], [2]), 0)).toBe(0);
  expect(looker(table([0, 1], [1], [1]), 0)).toBe(0);
});

test('one seat, or none, never hands over', () => {
  expect(looker(table([0], [1]), 0)).toBe(0);
  expect(looker(table([], [1]), 'spectator')).toBe('spectator');
});
