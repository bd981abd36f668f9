import { expect, test } from 'vitest';
import type { SeatOut, TableOut } from '../../../protocol/messages';
import { aTable } from '../../../protocol/testing';
import { mayChallenge, playsAlone } from './alone';

const ANNA: SeatOut = { name: 'Anna', player: 'person', level: null, plays: null };
const BOT: SeatOut = { name: null, player: 'bot', level: 'mate', plays: null };

function alone(changes: Partial<TableOut> = {}): TableOut {
  return aTable({ status: 'finished', eyes: 0, seats: [ANNA, BOT, BOT], ...changes });
}

test('one person against bots plays alone; who watches, or plays with others, does not', () => {
  expect(playsAlone(alone())).toBe(true);
  expect(playsAlone(alone({ eyes: 'spectator' }))).toBe(false);
  expect(playsAlone(alone({ seats: [ANNA, { ...ANNA, name: 'Ben' }, BOT] }))).toBe(false);
  expect(playsAlone(alone({ seats: [ANNA, { ...ANNA, player: 'outside' }, BOT] }))).toBe(false);
});

test.each([
  ['a whole game', {}, true],
  ['a deal that many play already', { contest: { id: 'abcdef', day: null } }, false],
  ['a game from a position', { begins_at: 12 }, false],
  ['a game that a bot finished', { seats: [{ ...ANNA, plays: 'gone' as const }, BOT] }, false],
])('%s', (_, changes, may) => {
  expect(mayChallenge(alone(changes))).toBe(may);
});
