import { expect, test } from 'vitest';
import { bestMoment } from './moment';

const step = (...facts: [what: string, who: number, tile: string, number: number][]) => ({
  move: '0 draw',
  says: [],
  facts: facts.map(([what, who, tile, number]) => ({ what, who, tile, number })),
  patch: {},
});

test('the best moment is the stall that costs least, coins and route together', () => {
  const moment = bestMoment([
    step(['auction-won', 0, 'fish', 0]),
    step(['auction-won', 1, 'ice', 3]),
    step(['measured', 0, 'fish', 6], ['measured', 1, 'ice', 1], ['measured', 2, 'soda', 0]),
  ]);
  expect(moment?.move).toBe(2);
  expect(moment?.says[0]?.arguments).toMatchObject({ good: 'ice', number: 3, length: '1' });
});

test('a game that is not over has none', () => {
  expect(bestMoment([step(['auction-won', 0, 'fish', 0])])).toBeNull();
});
