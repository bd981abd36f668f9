import { expect, test } from 'vitest';
import {
  areasOf,
  networkOf,
  outline,
  placeOf,
  signpostOf,
  spaceName,
  streetsAround,
  tintsOf,
  type Spaces,
} from './geometry';

const SQUARE: Spaces = {
  a1: { on: 'empty', area: 0 },
  b1: { on: 'empty', area: 0 },
  a2: { on: 'empty', area: 1 },
  b2: { on: 'path', area: 0 },
};

test('names and places are two ways to say the same', () => {
  expect(placeOf('c12')).toEqual({ column: 2, row: 11 });
  expect(spaceName({ column: 2, row: 11 })).toBe('c12');
});

test('the border of an area runs clockwise around its spaces, corner by corner', () => {
  const [loop, ...others] = outline(['a1', 'b1', 'b2']);
  expect(others).toEqual([]);
  expect(loop).toHaveLength(6);
  expect(loop).toEqual(
    expect.arrayContaining([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
      { x: 1, y: 2 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ]),
  );
});

test('spaces that touch by a corner only have a border each', () => {
  const loops = outline(['a1', 'b2']);
  expect(loops.flat()).toHaveLength(8);
});

test('a ring of spaces has a border outside and one inside', () => {
  const ring = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
  expect(outline(ring).map((loop) => loop.length)).toEqual([4, 4]);
});

test('areas are gathered by their numbers, and the signpost stands at the upper left', () => {
  expect(areasOf(SQUARE)).toEqual([['a1', 'b1', 'b2'], ['a2']]);
  expect(signpostOf(['b2', 'b1', 'a2'])).toBe('b1');
  expect(signpostOf(['c2', 'b2'])).toBe('b2');
});

test('areas that touch have different tints', () => {
  const [one, other] = tintsOf(SQUARE, 5);
  expect(one).not.toBe(other);
});

test('paths join by their sides, and four of them make a floor', () => {
  const network = networkOf(['a1', 'b1', 'a2', 'b2', 'd4']);
  expect(network.paths).toHaveLength(5);
  expect(network.links).toHaveLength(4);
  expect(network.floors).toEqual([{ column: 0, row: 0 }]);
});

test('streets touch the square by a side or a corner', () => {
  const streets = streetsAround({ a1: { on: 'empty' } });
  expect(streets).toHaveLength(8);
  expect(streets).toContainEqual({ column: -1, row: -1 });
});
