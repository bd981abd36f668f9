import { expect, test } from 'vitest';
import { seatSays } from '../../../language/words.svelte';
import type { LogLine } from '../../../protocol/messages';
import { exampleView } from '../testing';
import type { Auction } from '../view';
import { storyOf, whyPath } from './story';

const says = (message: string, args: Record<string, unknown> = {}) => ({
  message: `freshfish-${message}`,
  arguments: args,
});
const line = (move: string, ...told: ReturnType<typeof says>[]): LogLine => ({
  number: 1,
  move,
  says: told,
});

const view = exampleView({ players: 3 });
const joins = says('path-joins', { spaces: ['c3', 'd3'], number: 2 });
const toTruck = says('path-to-truck', { space: 'a2', good: 'fish' });
const returned = says('disc-returned', { spaces: ['c3'], who: seatSays(1), number: 1 });
const built = line('0 place b2', says('table-placed', { space: 'b2' }), joins, toTruck, returned);
const reserves = (seat: number) => line(`${seat} reserve e5`, says('reserved', { space: 'e5' }));

test('why paths were forced is told until something else is built', () => {
  const story = storyOf([built, reserves(1)], view, 0);
  expect(story.reasons).toEqual({ c3: 'cut', d3: 'cut', a2: 'access' });
  expect(story.says).toEqual([joins, toTruck, returned]);
  const next = line('1 place e5', says('stall-placed', { space: 'e5' }));
  expect(storyOf([built, next], view, 0)).toMatchObject({ says: [], reasons: {} });
});

test('it is told no longer once all others have had a turn', () => {
  const story = storyOf([built, reserves(1), reserves(2)], view, 0);
  expect(story).toMatchObject({ says: [], reasons: {} });
});

test('own discs that came back are told first, whatever is built, until the own turn is done', () => {
  const bids = [line('2 draw'), line('* tile ice'), line('1 bid 2')];
  const next = line('2 place e5', says('stall-placed', { space: 'e5' }));
  for (const log of [[built], [built, ...bids, next]]) {
    expect(storyOf(log, view, 1).lost).toEqual([returned, joins]);
    expect(storyOf(log, view, 2).lost).toEqual([]);
  }
  expect(storyOf([built], view, 1).says).toEqual([toTruck]);
  expect(storyOf([built, reserves(1)], view, 1).lost).toEqual([]);
});

test('bids stay until the next tile or the own turn', () => {
  const auction: Auction = {
    good: 'ice',
    drawer: 2,
    bids: [1, 2, null],
    winner: 1,
    decided: 'highest-bid',
  };
  const after = exampleView({ players: 3, auctions: [auction] });
  const log = [
    line('2 draw'),
    line('* tile ice'),
    line('1 bid 2'),
    line('0 bid 1', says('auction-won')),
    line('1 place e5', says('stall-placed', { space: 'e5' })),
    reserves(2),
  ];
  expect(storyOf(log, after, 0).auction).toEqual(auction);
  expect(storyOf(log, after, 'spectator').auction).toEqual(auction);
  expect(storyOf([...log, reserves(0)], after, 0).auction).toBeNull();
  expect(storyOf([...log, line('2 draw'), line('* tile flea')], after, 0).auction).toBeNull();
});

test('a path can be asked why it lies there, as far as the log goes back', () => {
  expect(whyPath([built, reserves(1)], 'd3')).toBe(joins);
  expect(whyPath([built], 'a2')).toBe(toTruck);
  expect(whyPath([built], 'h8')).toBeNull();
});

test('before anything is built there is nothing to tell', () => {
  expect(storyOf([], view, 0)).toEqual({ lost: [], says: [], reasons: {}, auction: null });
});
