import { expect, test } from 'vitest';
import { fillBundle } from '../../../language/words.svelte';
import { chancesOf, chancesWords } from './chances';
import { aDecision, aReview } from './testing';

const review = aReview(
  aDecision({ number: 2, shares: [0.5, 0.5] }),
  aDecision({ number: 4, shares: [0.251, 0.749] }),
);
const chances = [
  [50, 50],
  [50, 50],
  [50, 50],
  [50, 50],
  [25, 75],
];

test('chances are even until something is judged, and stand until the next decision', () => {
  expect(chancesOf(review, 4, 2)).toEqual(chances);
});

test('lines are told in words: ends, and where they were lowest and highest', () => {
  fillBundle(
    'en',
    'page-review-chances-of = { $name } { $first } { $last } { $least }@{ $least-at } { $most }@{ $most-at }',
  );
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  expect(chancesWords(chances, { seats })).toBe('Ada 50 25 25@4 50@0 Bo 50 75 50@0 75@4');
});
