import { expect, test } from 'vitest';
import { howCounted, type ShownRoute } from './routes';

const route = (stall: string, length: number, places: number[][], streets = 0): ShownRoute => ({
  seat: 0,
  good: 'fish',
  stall,
  truck: 'a1',
  route: { length, streets, places },
});

test('a length says how it was counted', () => {
  expect(howCounted(route('c1', 1, [[1, 0]]))).toBe('counted');
  const around = [
    [1, 1],
    [0, 1],
  ];
  expect(howCounted(route('b1', 2, around))).toBe('touching');
  expect(howCounted(route('c1', 4, around, 2))).toBe('counted');
  expect(howCounted(route('c1', 3, around, 2))).toBe('most');
});
