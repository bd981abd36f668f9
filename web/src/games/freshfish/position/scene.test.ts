import { expect, test } from 'vitest';
import type { Fact } from '../../../protocol/types';
import { exampleView } from '../testing';
import { beatsOf, sceneOf } from './scene';

const fact = (what: string, more: Partial<Fact> = {}): Fact => ({
  what,
  who: -1,
  number: 0,
  ...more,
});

test('the beats of a move lead from the position before it to the one after', () => {
  const before = exampleView({ phase: 'place', tile: 'flea', legal: [] });
  const after = exampleView({
    spaces: {
      ...before.spaces,
      a2: { on: 'table', area: 1 },
      b2: { on: 'path', area: 1 },
      c2: { on: 'path', area: 1 },
    },
  });
  const facts = [
    fact('table-placed', { who: 0, space: 'a2' }),
    fact('path-in-full-area', { space: 'c2' }),
    fact('path-in-full-area', { space: 'b2' }),
    fact('disc-returned', { who: 1, space: 'b2' }),
  ];
  const scenes = [sceneOf(before)];
  for (const { show } of beatsOf({ facts, before, after }, 'normal'))
    scenes.push(show(scenes.at(-1)!));
  const [, built, first, second, last] = scenes;
  expect(scenes).toHaveLength(5);
  expect(built?.fresh).toEqual({ a2: 'building' });
  expect(first?.spaces['b2']?.on).toBe('path'); // next to the building, so laid first
  expect(first?.spaces['c2']?.on).toBe('empty');
  expect(second?.leaving).toEqual({ b2: 1 });
  expect(last?.lifted).toEqual(['b2']);
  expect(last?.spaces['b2']).toMatchObject({ on: 'path' });
  expect(last?.spaces['a2']).toMatchObject({ on: 'table' });
});

test('bids turn over together, and then the winner is shown', () => {
  const before = exampleView({ phase: 'bid', tile: 'soda', drawer: 1 });
  const facts = [
    fact('bid-sealed', { who: 1 }),
    fact('bid-shown', { who: 0, number: 3 }),
    fact('bid-shown', { who: 1, number: 5 }),
    fact('auction-won', { who: 1, number: 5 }),
  ];
  const beats = beatsOf({ facts, before, after: exampleView({ phase: 'place' }) }, 'normal');
  expect(beats).toHaveLength(3);
  const shown = beats.reduce((scene, { show }) => show(scene), sceneOf(before));
  const auction = { good: 'soda', drawer: 1, bids: [3, 5], winner: 1, decided: 'highest-bid' };
  expect(shown.auction).toEqual(auction);
});

test('no beat is longer than 400 milliseconds, and many paths take no longer than few', () => {
  const facts = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'b1', 'b2'].map(
    (space) => fact('path-joins', { space }),
  );
  const beats = beatsOf({ facts, before: exampleView(), after: exampleView() }, 'normal');
  const all = beats.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  expect(all).toBeLessThanOrEqual(1500);
  expect(Math.max(...beats.map(({ milliseconds }) => milliseconds))).toBeLessThan(400);
});
