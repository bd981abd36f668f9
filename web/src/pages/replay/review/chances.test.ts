import { expect, test } from 'vitest';
import type { Review } from '../../../protocol/messages';
import { chancesOf } from './chances';

test('chances are even until something is judged, and stand until the next decision', () => {
  const decision = { name: 'best' as const, cost: 0, played: '', choices: [], legal: 2, says: [] };
  const review: Review = {
    seat: 0,
    summary: [],
    decisions: [
      { ...decision, number: 2, shares: [0.5, 0.5] },
      { ...decision, number: 4, shares: [0.251, 0.749] },
    ],
  };
  expect(chancesOf(review, 4, 2)).toEqual([
    [50, 50],
    [50, 50],
    [50, 50],
    [50, 50],
    [25, 75],
  ]);
});
