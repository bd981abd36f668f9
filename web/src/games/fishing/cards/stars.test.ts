import { describe, expect, it } from 'vitest';
import { starsIn } from './stars';

describe('stars', () => {
  it('are those of the set-up, and none on the starting cards', () => {
    const stars = starsIn({ first: 0, ocean: [['R11'], ['G1', '~low']] });
    expect(['R11', '~low', 'R3'].map((card) => stars.get(card))).toEqual([1, 2, undefined]);
    expect(starsIn(null).size).toBe(0);
  });
});
