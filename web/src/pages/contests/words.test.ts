import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../language/testing';
import type { ContestOut, ResultOut } from '../../protocol/messages';
import { aGame } from '../../protocol/testing';
import { fillGames } from '../../state/games.svelte';
import {
  botsWords,
  challengerOf,
  dayBefore,
  dayWords,
  endsWords,
  leadText,
  ranksOf,
  shareText,
} from './words';

const DEAL = { day: '2026-11-16', game: 'whist', options: {}, players: 4 };
const TOLD = { streak: 5, address: 'https://kutter.example/contests/abcdef' };

function result(lead: number, changes: Partial<ResultOut> = {}): ResultOut {
  return {
    name: 'Anna',
    place: lead < 0 ? 2 : 1,
    score: 31,
    lead,
    number: 1,
    at: 0,
    you: false,
    marks: [],
    is_checked: true,
    table: null,
    ...changes,
  };
}

beforeEach(() => {
  fillGames([aGame()]);
  speak('en');
});

test('what is shared names the deal, the day, the place, the streak and the address', () => {
  expect(shareText(DEAL, result(-3), TOLD)).toBe(
    [
      'Kutter, deal of the day, 16 November: whist',
      'Place 2 of 4, 3 points behind the best bot · 5 days in a row',
      'https://kutter.example/contests/abcdef',
    ].join('\n'),
  );
});

test('it is told in the language of the reader', () => {
  speak('de');
  expect(shareText(DEAL, result(1), TOLD).split('\n').slice(0, 2)).toEqual([
    'Kutter, Partie des Tages, 16. November: whist',
    'Rang 1 von 4, 1 Punkt vor dem besten Bot · 5 Tage in Folge',
  ]);
});

test('one day is no row, and a challenge has none', () => {
  const day = shareText(DEAL, result(0), { ...TOLD, streak: 1 });
  expect(day).toContain('Place 1 of 4, level with the best bot\n');
  const challenge = shareText({ ...DEAL, day: null }, result(12), TOLD);
  expect(challenge).toContain(
    'a challenge: whist\nPlace 1 of 4, 12 points ahead of the best bot\n',
  );
});

test('nothing of the score is shared, for it may tell of the cards', () => {
  expect(shareText(DEAL, result(-3, { score: 77 }), TOLD)).not.toContain('77');
});

test.each([
  [5.5 * 3600, 'ends in 5 hours'],
  [2 * 3600, 'ends in 2 hours'],
  [2 * 3600 - 1, 'ends in 119 minutes'],
  [61, 'ends in 1 minute'],
  [3, 'ends in 1 minute'],
  [-9, 'ends in 1 minute'],
])('with %d seconds left it %s', (left, words) => {
  expect(endsWords(1_000_000 + left, 1_000_000)).toBe(words);
});

test('a day is the same wherever it is read, and has one before it', () => {
  expect(dayWords('2026-03-01')).toBe('1 March');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});

test('the same lead is the same rank, and the next one is left out', () => {
  expect(ranksOf([result(12), result(3), result(3), result(-1)])).toEqual([1, 2, 2, 4]);
});

test('leads in a column have a sign', () => {
  expect([12, 0, -3].map(leadText)).toEqual(['+12', '0', '−3']);
});

test('bots are counted by how strong they are', () => {
  expect(botsWords([null, 'skipper', 'mate', 'skipper'])).toBe(
    '2\u00a0×\u00a0Skipper, 1\u00a0×\u00a0Mate',
  );
});

test('whoever made a challenge is not who took their name later', () => {
  const results = [result(20, { at: 9 }), result(12, { at: 1 }), result(3, { name: 'Ben', at: 0 })];
  expect(challengerOf({ by: 'Anna', results } as ContestOut)?.lead).toBe(12);
  expect(challengerOf({ by: null, results } as ContestOut)).toBeNull();
});
