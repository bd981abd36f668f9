import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAIN } from './plain/game';
import { folderOf, ruleOfFact } from './registry';

const games = readdirSync('src/games');

test.each(games)('the folder of %s is found by its name', (game) => {
  expect(folderOf(game)).not.toBe(PLAIN);
});

test('a game without a folder is played on the plain board', () => {
  expect(folderOf('whist')).toBe(PLAIN);
});

test('every game knows the rules that its log tells of', () => {
  const [message, rule] = Object.entries(folderOf(games[0]!).rulesOfFacts ?? {})[0]!;
  expect(ruleOfFact(message)).toBe(rule);
  expect(ruleOfFact('whist-won')).toBeNull();
});
