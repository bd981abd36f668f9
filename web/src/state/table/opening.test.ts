import { expect, test } from 'vitest';
import { openingActs, ownSeat } from './opening';

const party = { level: 'mate', names: ['Ada', 'Bo', 'Cem'] } as const;

test('bots take all other seats, and the game starts', () => {
  expect(openingActs(3, { ...party, names: ['Ada'], company: 'bots' })).toEqual([
    { kind: 'sit', seat: 0, name: 'Ada' },
    { kind: 'bot', seat: 1, level: 'mate' },
    { kind: 'bot', seat: 2, level: 'mate' },
    { kind: 'start' },
  ]);
});

test('friends find their seats empty', () => {
  expect(openingActs(3, { ...party, names: ['Ada'], company: 'friends' })).toEqual([
    { kind: 'sit', seat: 0, name: 'Ada' },
  ]);
});

test('at one screen everybody sits down here', () => {
  const kinds = openingActs(3, { ...party, names: [...party.names], company: 'here' });
  expect(kinds.map(({ kind }) => kind)).toEqual(['sit', 'sit', 'sit', 'start']);
});

const person = (name: string) => ({ name, player: 'person', level: null, plays: null }) as const;
const bot = (level: 'mate' | 'skipper') =>
  ({ name: null, player: 'bot', level, plays: null }) as const;

test('who plays on sits where they look from', () => {
  expect(ownSeat([person('Ada'), bot('mate'), person('Cem')], 2)).toBe(2);
});

test('who plays on from where they watched takes the first seat that was a person’s', () => {
  expect(ownSeat([bot('mate'), person('Ada'), person('Cem')], 'spectator')).toBe(1);
  expect(ownSeat([bot('mate'), bot('skipper')], 'spectator')).toBe(0);
});
