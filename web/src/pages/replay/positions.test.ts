import { expect, test } from 'vitest';
import type { ReplayOut } from '../../protocol/messages';
import { Positions } from './positions';

const replay = {
  start: { round: 1, trick: [] },
  steps: [
    { move: '* deal', says: [], facts: [], patch: { round: [2] } },
    { move: '0 play R1', says: [], facts: [], patch: { trick: [[{ seat: 0, card: 'R1' }]] } },
  ],
} as unknown as ReplayOut;

test('every position follows from the one before', () => {
  const positions = new Positions(replay);
  expect(positions.last).toBe(2);
  expect(positions.at(2)).toEqual({ round: 2, trick: [{ seat: 0, card: 'R1' }] });
  expect(positions.at(1)).toEqual({ round: 2, trick: [] });
  expect(positions.at(0)).toEqual(replay.start);
});

test('a step leads from one position to the next', () => {
  const positions = new Positions(replay);
  expect(positions.step(2)?.before).toEqual(positions.at(1));
  expect(positions.step(3)).toBeNull();
});
