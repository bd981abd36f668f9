import { expect, test } from 'vitest';
import { allowed, typed } from './bid';

const BIDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test('a bid is the nearest that may be made', () => {
  expect(allowed(BIDS, 5)).toBe(5);
  expect(allowed(BIDS, 40)).toBe(12);
  expect(allowed(BIDS, -1)).toBe(0);
});

test('digits follow on where that makes a bid, and begin anew where not', () => {
  expect(typed(BIDS, '', '1')).toBe('1');
  expect(typed(BIDS, '1', '2')).toBe('12');
  expect(typed(BIDS, '1', '3')).toBe('3');
  expect(typed(BIDS, '0', '7')).toBe('7');
  expect(typed([0, 1, 2], '1', '9')).toBe('1');
});
