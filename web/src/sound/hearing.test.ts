import { expect, test } from 'vitest';
import { soundsOf } from './hearing';

const sounds = { played: 'card', caught: 'catch', paid: 'coin', laid: 'tile' } as const;
const facts = (...names: string[]) => names.map((what) => ({ what }));

test('a move sounds like what it brought about, in order, and each sound once', () => {
  expect(soundsOf(facts('played', 'caught', 'caught', 'won'), sounds)).toEqual(['card', 'catch']);
});

test('even a long move is no noise', () => {
  expect(soundsOf(facts('played', 'caught', 'paid', 'laid'), sounds)).toHaveLength(3);
});

test('a game without sounds is silent', () => {
  expect(soundsOf(facts('played'))).toEqual([]);
});
