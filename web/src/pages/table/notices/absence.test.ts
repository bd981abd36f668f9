import { expect, test } from 'vitest';
import type { TableOut } from '../../../protocol/messages';
import { aTable } from '../../../protocol/testing';
import { awaitedBot } from './absence';

const person = { name: 'Ada', player: 'person', level: null, plays: null } as const;
const bot = { name: null, player: 'bot', level: 'admiral', plays: null } as const;
const left = { ...person, plays: 'gone' } as const;

function awaited(owing: number[], changes: Partial<TableOut> = {}) {
  const position = { ...aTable().position!, owing };
  const seats = [person, bot, left];
  return awaitedBot(aTable({ seats, status: 'running', position, ...changes }));
}

test('all wait for a bot only where no person owes a move as well', () => {
  expect(awaited([1])).toBe(1);
  expect(awaited([0, 1])).toBe(null);
  expect(awaited([0])).toBe(null);
  expect(awaited([])).toBe(null);
});

test('a bot that plays for somebody is waited for, too', () => {
  expect(awaited([2, 1])).toBe(2);
});

test('nobody is waited for once a game is over', () => {
  expect(awaited([1], { status: 'finished' })).toBe(null);
});

test('no bot is late that waits for who must agree to a take-back', () => {
  expect(awaited([1], { undo: { can: null, asked: 0, waits_for: [2] } })).toBe(null);
});
