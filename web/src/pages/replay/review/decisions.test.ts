import { expect, test } from 'vitest';
import { PLAYED } from '../../../boards/hints';
import { betterWords, costlyOf, marksOf } from './decisions';
import { aDecision, aReview } from './testing';

const says = (message: string) => ({ message, arguments: {} });
const slip = aDecision({ number: 3, name: 'slip', cost: 0.03 });
const mistake = aDecision({
  number: 9,
  name: 'mistake',
  cost: 0.2,
  choices: [
    { move: '0 play G4', chance: 0.6, points: 12 },
    { move: '0 play B1', chance: 0.4, points: 10 },
  ],
  says: [says('review-played'), says('review-better'), says('review-why')],
});

test('only what cost something is listed, the worst first', () => {
  const fine = aDecision({ number: 5, name: 'fine', cost: 0.01 });
  expect(costlyOf(aReview(slip, fine, mistake))).toEqual([mistake, slip]);
  expect(costlyOf(null)).toEqual([]);
});

test('what was better is ringed, and what was played is marked', () => {
  expect(marksOf(mistake)).toEqual([
    { move: '0 play B1', rank: PLAYED },
    { move: '0 play G4', rank: 1 },
  ]);
  expect(marksOf(null)).toEqual([]);
});

test('the headline says what was better, and no more', () => {
  expect(betterWords(mistake)).toEqual(says('page-review-better-was'));
  expect(betterWords(null)).toBeNull();
});
