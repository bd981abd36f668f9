import { beforeEach, expect, test } from 'vitest';
import type { Says } from '../protocol/types';
import { catalogueOf } from './testing';
import {
  enumerate,
  fillBundle,
  numberText,
  say,
  nameAtTable,
  seatName,
  seatSays,
  sentence,
  tell,
  type Language,
} from './words.svelte';

/** Sentences such as games have. */
const EXAMPLES = `
example-card = { $suit } { $value }
example-played = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $card }.
example-passed = { $you ->
    [yes] You pass { $card } to { $to }.
   *[no] { $who } passes { $to-you ->
        [yes] you { $card }.
       *[no] { $card } to { $to }.
    }
}
example-on-disc = a disc of { $who }
example-out-of-reach = { $space } lies beside nothing
example-won = { $who } wins with { $score }.
`;
const speak = (language: Language) => fillBundle(language, catalogueOf(language) + EXAMPLES);

const seats = [
  { name: 'Ada', level: null },
  { name: null, level: 'mate' as const },
];
const seat = seatSays;
const card: Says = { message: 'example-card', arguments: { suit: 'red', value: '9' } };

beforeEach(() => speak('en'));

test('seats are told by name, bots by their level', () => {
  expect(seatName(0, { seats })).toBe('Ada');
  expect(seatName(1, { seats })).toBe('Mate 2');
  expect(seatName(4, { seats })).toBe('Seat 5');
});

test('at the table a reader without a name is "You", and only that one', () => {
  const guests = [{ name: say('page-nameless') }, { name: say('page-nameless') }, { name: 'Ada' }];
  const names = (eyes: number) =>
    guests.map((_, seat) => nameAtTable(seat, { seats: guests, eyes }));
  expect(names(0)).toEqual(['You', 'Landlubber', 'Ada']);
  expect(names(2)).toEqual(['Landlubber', 'Landlubber', 'Ada']);
});

test('sentences count seats from 1', () => {
  expect(seat(0)).toEqual({ message: 'seat', arguments: { number: '1' } });
  expect(tell({ message: 'example-on-disc', arguments: { who: seat(4) } })).toContain('Seat 5');
});

test('the reader is "you", others have names', () => {
  const played: Says = { message: 'example-played', arguments: { you: 'no', who: seat(0), card } };
  expect(tell(played, { seats, eyes: 0 })).toBe('You play red 9.');
  expect(tell(played, { seats, eyes: 1 })).toBe('Ada plays red 9.');
  expect(tell(played, { seats, eyes: 'spectator' })).toBe('Ada plays red 9.');
});

test('who is given something is "you" as well', () => {
  const passed: Says = {
    message: 'example-passed',
    arguments: { you: 'no', 'to-you': 'no', who: seat(0), to: seat(1), card },
  };
  expect(tell(passed, { seats, eyes: 1 })).toBe('Ada passes you red 9.');
  expect(tell(passed, { seats, eyes: 0 })).toBe('You pass red 9 to Mate 2.');
});

test('reasons for spaces get their space', () => {
  const reason: Says = { message: 'example-out-of-reach', arguments: {} };
  expect(tell(reason, { space: 'c4' })).toBe('c4 lies beside nothing');
});

test('negative numbers have a real minus sign, in sentences too', () => {
  const won: Says = {
    message: 'example-won',
    arguments: { you: 'no', who: seat(0), score: '-3' },
  };
  expect(numberText(-3)).toBe('−3');
  expect(numberText(-0)).toBe('0');
  expect(tell(won, { seats })).toBe('Ada wins with −3.');
  expect(say('example-won', { who: 'Ada', score: -3 })).toContain('−3');
  expect(say('page-free-seats', { number: 1 })).toBe('1 free seat');
});

test('lists are told in the reader’s language', () => {
  expect(enumerate(['a', 'b', 'c'])).toBe('a, b and c');
  speak('de');
  expect(enumerate(['a', 'b'])).toBe('a und b');
});

test('a sentence begins with a capital and ends with a full stop', () => {
  expect(sentence('the seat is taken')).toBe('The seat is taken.');
  expect(sentence('Follow red.')).toBe('Follow red.');
  expect(sentence('b3 reservieren')).toBe('b3 reservieren.');
});
