import { expect, test } from 'vitest';
import { aTable } from '../../../protocol/testing';
import { awaitedBot } from './absence';

const person = { name: 'Ada', player: 'person', level: null, plays: null } as const;
const bot = { name: null, player: 'bot', level: 'admiral', plays: null } as const;
const left = { ...person, plays: 'gone' } as const;

function awaited(owing: number[], status: 'running' | 'finished' = 'running') {
  const position = { ...aTable().position!, owing };
  return awaitedBot({ ...aTable(), seats: [person, bot, left], status, position });
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
  expect(awaited([1], 'finished')).toBe(null);
});
