import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../protocol/messages';
import type { Step } from '../protocol/types';
import { options } from '../state/options.svelte';
import { Playback, type Beat, type Stage } from './playback.svelte';

/** A scene that tells what was shown so far. */
interface Scene {
  view: View;
  told: string;
}

let playback: Playback<View, Scene>;
let reached: number[];
let wantsStillness = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }));
  options.speed = 'normal';
  playback = new Playback();
  reached = [];
  wantsStillness = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const view: View = { owing: [], legal: [] };

function step(number: number): Step {
  const facts = [{ what: 'done', who: 0, number }];
  return { number, move: `0 do ${number}`, facts, before: view, after: view };
}

function beat(name: string, more: Partial<Beat<Scene>> = {}): Beat<Scene> {
  return { milliseconds: 100, show: ({ told }) => ({ view, told: `${told} ${name}` }), ...more };
}

function stage(beats: Beat<Scene>[], more: Partial<Stage<View, Scene>> = {}): Stage<View, Scene> {
  return { begin: ({ number }) => ({ view, told: `${number}:` }), beatsOf: () => beats, ...more };
}

function push(number: number): void {
  playback.push(step(number), () => reached.push(number));
}

const drawn = () => playback.scene?.told ?? null;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('moves are shown beat by beat, one after another, and then the position itself', async () => {
  playback.attach(stage([beat('a'), beat('b')]));
  push(1);
  push(2);
  expect([reached, drawn(), playback.moving]).toEqual([[1], '1: a', true]);
  await pass(100);
  expect(drawn()).toBe('1: a b');
  await pass(100);
  expect([reached, drawn()]).toEqual([[1, 2], '2: a']);
  await pass(200);
  expect([drawn(), playback.moving]).toEqual([null, false]);
});

test('a board is told the speed', () => {
  const beatsOf = vi.fn(() => [beat('a')]);
  options.speed = 'slow';
  playback.attach(stage([], { beatsOf }));
  push(1);
  expect(beatsOf).toHaveBeenCalledWith(expect.objectContaining({ number: 1 }), 'slow');
});

test('what moves looks at the scene before, and sets out once the scene after is drawn', async () => {
  const moved: string[] = [];
  const move = (before: Scene) => {
    moved.push(`from ${before.told}`);
    return () => moved.push(`to ${drawn()}`);
  };
  playback.attach(stage([beat('a', { move })]));
  push(1);
  expect(moved).toEqual(['from 1:']);
  await pass(0);
  expect(moved).toEqual(['from 1:', 'to 1: a']);
});

test('what takes no time is not waited for', () => {
  playback.attach(stage([beat('a', { milliseconds: 0 }), beat('b')]));
  push(1);
  expect(drawn()).toBe('1: a b');
});

test('who skips comes to the end of the move, and what waits is shown', async () => {
  const settle = vi.fn();
  playback.attach(stage([beat('a'), beat('b')], { settle }));
  push(1);
  push(2);
  await pass(50);
  playback.skip();
  await pass(0);
  expect(settle).toHaveBeenCalled();
  expect([reached, drawn()]).toEqual([[1, 2], '2: a']);
});

test('a jump overtakes what is shown and what waits', async () => {
  playback.attach(stage([beat('a'), beat('b')]));
  push(1);
  push(2);
  playback.jump(() => reached.push(9));
  expect([reached, drawn(), playback.moving]).toEqual([[1, 9], null, false]);
  push(3);
  await pass(100);
  expect(drawn()).toBe('3: a b');
  await pass(100);
  expect([reached, playback.moving]).toEqual([[1, 9, 3], false]);
});

test('who wants no motion sees what is to be read, and nothing on its way there', async () => {
  wantsStillness = true;
  const move = vi.fn();
  playback.attach(stage([beat('a', { move }), beat('b', { isLook: true }), beat('c')]));
  push(1);
  expect(drawn()).toBe('1: a b');
  await pass(100);
  expect([drawn(), playback.moving]).toEqual([null, false]);
  expect(move).not.toHaveBeenCalled();
});

test('a beat that fails ends its move, not the game', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fails = () => {
    throw new Error('sunk');
  };
  playback.attach(stage([beat('a'), beat('b', { show: fails }), beat('c')]));
  push(1);
  push(2);
  await pass(100);
  expect(told).toHaveBeenCalledOnce();
  expect([reached, drawn()]).toEqual([[1, 2], '2: a']);
});

test('with too many waiting, the last is reached at once', async () => {
  playback.attach(stage([beat('a')]));
  for (let number = 1; number <= 13; number += 1) push(number);
  expect(reached).toEqual([1]);
  push(14);
  expect([reached, playback.moving]).toEqual([[1, 14], false]);
});

test.each([
  ['nobody wants to see it', () => (options.speed = 'off')],
  ['nobody looks', () => vi.stubGlobal('document', { hidden: true })],
  ['no board is there', () => playback.attach(stage([beat('a')]))()],
])('moves are reached at once where %s', (_, prepare) => {
  playback.attach(stage([beat('a')]));
  prepare();
  push(1);
  push(2);
  expect([reached, playback.moving]).toEqual([[1, 2], false]);
});

test('a board that leaves stops nothing', async () => {
  const leave = playback.attach(stage([beat('a')]));
  push(1);
  push(2);
  leave();
  await pass(0);
  expect([reached, playback.moving]).toEqual([[1, 2], false]);
});

test('what has nothing to show, or is no move, is reached in its turn', async () => {
  playback.attach(stage([beat('a')]));
  push(1);
  playback.push(null, () => reached.push(2));
  playback.push({ ...step(3), facts: [] }, () => reached.push(3));
  expect(reached).toEqual([1]);
  await pass(100);
  expect(reached).toEqual([1, 2, 3]);
});

test('who explains holds up what follows, and is told of every move, also of those not drawn', () => {
  options.speed = 'off';
  const seen: number[] = [];
  playback.watch(({ number }) => {
    seen.push(number);
    if (number === 1) playback.hold(true);
  });
  push(1);
  push(2);
  push(3);
  expect([reached, seen]).toEqual([[1], [1]]);
  playback.hold(false);
  expect([reached, seen]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('who has left is not told of a move that was still being drawn', async () => {
  const seen: number[] = [];
  playback.attach(stage([beat('a')]));
  const leave = playback.watch(({ number }) => seen.push(number));
  push(1);
  leave();
  await pass(100);
  expect(seen).toEqual([]);
});

test('a move that is drawn is told of once it has been shown', async () => {
  const seen: number[] = [];
  playback.attach(stage([beat('a')]));
  playback.watch(({ number }) => seen.push(number));
  push(1);
  expect(seen).toEqual([]);
  await pass(100);
  expect(seen).toEqual([1]);
});

test('who lets go on what goes on anyway does not make two moves be shown at once', async () => {
  playback.attach(stage([beat('a')]));
  playback.watch(() => playback.hold(false));
  push(1);
  push(2);
  push(3);
  await pass(100);
  expect([reached, drawn()]).toEqual([[1, 2], '2: a']);
  await pass(100);
  expect(reached).toEqual([1, 2, 3]);
});
