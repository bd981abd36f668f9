import { expect, test } from 'vitest';
import { reasonIn } from '../../../language/reasons';
import { exampleView } from '../testing';
import {
  choicesOf,
  discNeededFor,
  lastTaken,
  playOrder,
  purseOf,
  reservedBy,
  scoreOf,
  wonAuction,
} from './position';

test('the choices are what the view says is legal', () => {
  const { spaces, draw, verb } = choicesOf(exampleView());
  expect([...spaces]).toEqual([['c2', '0 reserve c2']]);
  expect(draw).toBe('0 draw');
  expect(verb).toBe('reserve');
  expect(choicesOf(exampleView({ legal: ['0 bid 0', '0 bid 1'] })).bids).toEqual([0, 1]);
});

test('the last space that was taken is known from the moves', () => {
  const moves = ['0 reserve c2', '1 draw', '* tile fish', '0 bid 2', '1 bid ?', '0 place c2'];
  expect(lastTaken([...moves, '1 draw', '* tile flea'])).toBe('c2');
  expect(lastTaken(['1 draw'])).toBeNull();
});

test('where purses are hidden, one still knows the own one and the own score', () => {
  const { coins: _, score: __, ...hidden } = exampleView().seats[0]!;
  const view = exampleView({ seats: [hidden, hidden], purse: 7, score: -3 });
  expect(scoreOf(view, 0)).toBe(-3);
  expect(scoreOf(view, 1)).toBeNull();
  expect(purseOf(view, 0)).toBe(7);
  expect(purseOf(view, 1)).toBeNull();
});

test('a refusal names its rule and the space', () => {
  const says = { message: 'freshfish-out-of-reach', arguments: {} };
  const view = exampleView({ refused: { reasons: [{ rule: 'M3.1', says }], why: { c2: 0 } } });
  expect(reasonIn(view, 'c2')).toMatchObject({
    message: 'freshfish-out-of-reach',
    arguments: { space: 'c2' },
    rule: 'M3.1',
  });
  expect(reasonIn(view, 'a1')).toBeNull();
});

test('the own seat comes last in the order of play', () => {
  const [seat] = exampleView().seats;
  const view = exampleView({ players: 3, seats: [seat!, seat!, seat!] });
  expect(playOrder(view, 1)).toEqual([2, 0, 1]);
  expect(playOrder(view, 'spectator')).toEqual([0, 1, 2]);
});

test('discs on the square are reservations', () => {
  expect(reservedBy(exampleView(), 0)).toBe(1);
  expect(reservedBy(exampleView(), 'spectator')).toBe(0);
});

test('an auction that was won is shown until its stall stands', () => {
  const decided = 'highest-bid' as const;
  const auctions = [{ good: 'ice' as const, drawer: 1, bids: [2, 1], winner: 0, decided }];
  const view = exampleView({ phase: 'place', tile: 'ice', turn: 0, drawer: 1, auctions });
  expect(wonAuction(view)).toEqual(auctions[0]);
  expect(wonAuction({ ...view, drawer: null })).toBeNull();
});

test('a disc is needed for a stall that is still to come, from the stack or the last row', () => {
  const needs = (stalls: Record<string, string | null>, stack: Record<string, number>) => {
    const [seat] = exampleView().seats;
    return discNeededFor(exampleView({ seats: [{ ...seat!, stalls }], stack, last: ['ice'] }), 0);
  };
  const built = { fish: 'a1', soda: 'a2', cheese: 'outside', ice: 'b1' };
  expect(needs({ ...built, ice: null }, { ice: 1, flea: 2 })).toBe('auction');
  expect(needs({ ...built, ice: null }, { fish: 1, flea: 2 })).toBe('last-row');
  expect(needs({ ...built, fish: null }, { flea: 2 })).toBeNull();
  expect(needs(built, { ice: 1, flea: 2 })).toBeNull();
});
