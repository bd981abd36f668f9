import { expect, test } from 'vitest';
import { exampleView } from '../testing';
import { status } from './status';

const message = (view = exampleView(), eyes: number | 'spectator' = 0) =>
  status(view, eyes).message.replace('page-freshfish-status-', '');

test('in a turn it says what may be done', () => {
  expect(message()).toBe('turn');
  expect(message(exampleView({ legal: ['0 draw'] }))).toBe('draw');
  expect(message(exampleView({ legal: ['0 reserve c2'] }))).toBe('reserve');
  expect(message(exampleView(), 1)).toBe('their-turn');
  expect(message(exampleView(), 'spectator')).toBe('their-turn');
});

test('in an auction it says up to what may be bid, and then who is still to bid', () => {
  const legal = ['0 bid 0', '0 bid 1', '0 bid 2'];
  const view = exampleView({ phase: 'bid', tile: 'ice', owing: [0, 1], legal });
  expect(status(view, 0).arguments).toEqual({ good: 'ice', most: 2 });
  const [one, other] = view.seats;
  const later = { ...view, owing: [1], seats: [{ ...one!, has_bid: true }, other!] };
  expect(message(later)).toBe('wait');
  expect(message(later, 'spectator')).toBe('they-bid');
});

test('it says where a tile comes from that is to be placed', () => {
  const how = (changes: object) =>
    status(exampleView({ phase: 'place', ...changes }), 0).arguments['how'];
  expect(how({ tile: 'flea', drawer: 0 })).toBe('flea');
  expect(how({ tile: 'ice', drawer: 1 })).toBe('won');
  expect(how({ tile: 'ice', drawer: null })).toBe('last');
});

test('at the end it names who has the lowest score', () => {
  const [seat] = exampleView().seats;
  const over = (scores: number[]) =>
    exampleView({ phase: 'over', owing: [], seats: scores.map((score) => ({ ...seat!, score })) });
  expect(status(over([3, 1]), 1).arguments).toMatchObject({ you: 'yes', score: '1' });
  expect(message(over([2, 2]))).toBe('shared');
});
