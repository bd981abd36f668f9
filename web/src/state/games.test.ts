import { beforeEach, expect, test } from 'vitest';
import { speak } from '../language/testing';
import { aGame } from '../protocol/testing';
import {
  aboutWords,
  allChoices,
  fillGames,
  fullName,
  gameNamed,
  gameOfRule,
  gameWords,
  nearest,
} from './games.svelte';

const length = { name: 'length', values: ['long', 'short'], default: 'long', is_variant: true };
const trump = { name: 'trump', values: ['none'], default: null, is_variant: false };

beforeEach(() => {
  speak('en');
  fillGames([aGame(), aGame({ name: 'hearts', rule_prefix: 'H', options: [trump, length] })]);
});

test('every game is a choice, and every variant of one', () => {
  expect(allChoices().map(({ game, options }) => [game.name, options])).toEqual([
    ['whist', {}],
    ['hearts', { length: 'long' }],
    ['hearts', { length: 'short' }],
  ]);
});

test('a name says the variant, or the usual one', () => {
  expect(fullName('hearts', { length: 'short', trump: 'none' })).toBe('hearts-short');
  expect(fullName('hearts', {})).toBe('hearts-long');
  expect(fullName('whist', {})).toBe('whist');
  expect(fullName('chess', { length: 'short' })).toBe('chess');
});

test('a game without words of its own is told all the same', () => {
  expect(gameWords('hearts', { length: 'short' })).toBe('hearts short');
  expect(allChoices().map(aboutWords)).toEqual(Array(3).fill('2–4 players.'));
});

test('games are found by their names and their rules', () => {
  expect(gameNamed('hearts')?.rule_prefix).toBe('H');
  expect(gameNamed('chess')).toBeNull();
  expect(gameOfRule('W4.1')?.name).toBe('whist');
  expect(gameOfRule('X1')).toBeNull();
});

test('as many seats as can be had of those wanted', () => {
  expect(nearest([3, 4, 5], 2)).toBe(3);
  expect(nearest([2, 4], 4)).toBe(4);
  expect(nearest([2, 3], 5)).toBe(3);
});
