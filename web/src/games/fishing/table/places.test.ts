import { expect, test } from 'vitest';
import { placesOf, seatsFrom } from './places';

test('seats everybody clockwise from the bottom', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(placesOf(5)).toEqual(['bottom', 'left', 'top-left', 'top-right', 'right']);
});
