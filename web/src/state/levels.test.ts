import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../language/testing';
import type { LevelOut } from '../protocol/messages';
import { aGame } from '../protocol/testing';
import { chooseLevel, chosenLevel, levelWords, ratingOf } from './levels';

beforeEach(() => {
  speak('en');
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});

afterEach(() => vi.unstubAllGlobals());

const rated = (points: number, options = {}) => ({ options, points, low: 1, high: 2, games: 40 });
const mate: LevelOut = {
  name: 'mate',
  ratings: [rated(1500, { variant: 'long' }), rated(1400, { variant: 'short' })],
};

test('the first game is against the easiest, the next one against who was chosen', async () => {
  const whist = aGame();
  const hearts = aGame({ name: 'hearts' });
  expect(chosenLevel(whist)).toBe('greenhorn');
  await chooseLevel(whist, 'mate');
  expect(chosenLevel(whist)).toBe('mate');
  expect(chosenLevel(hearts)).toBe('greenhorn');
});

test('a level that a game has no more is not chosen', async () => {
  await chooseLevel(aGame(), 'admiral');
  expect(chosenLevel(aGame())).toBe('greenhorn');
});

test('a rating is that of the variant, and none is made up', () => {
  expect(ratingOf(mate, { variant: 'short', extra: 'yes' })?.points).toBe(1400);
  expect(ratingOf(mate, { variant: 'new' })).toBeNull();
  expect(levelWords(mate, { variant: 'long' })).toBe('Mate · 1500');
  expect(levelWords(mate, {})).toBe('Mate');
});
