import { expect, test } from 'vitest';
import { openingActs } from './opening';

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
