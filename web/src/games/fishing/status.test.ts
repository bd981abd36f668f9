import { describe, expect, it } from 'vitest';
import { seatSays } from '../../language/words.svelte';
import { status } from './status';
import { aSeat, aView } from './testing';
import type { FishingView } from './view';

describe('status', () => {
  const says = (changes: Partial<FishingView>, eyes: number | 'spectator' = 0) =>
    status(aView(changes), eyes);
  it('tells what to play', () => {
    expect(says({}).message).toBe('page-fishing-you-lead');
    expect(says({ trick: [{ seat: 3, card: '~first' }] }).message).toBe('page-fishing-any-card');
    const legal = ['0 play R9', '0 play ~low'];
    expect(says({ follow: 'red', legal, low: true })).toEqual({
      message: 'page-fishing-follow',
      arguments: { suit: 'red', buoy: 'yes', low: 'yes' },
    });
    expect(says({ follow: 'blue', legal }).message).toBe('page-fishing-no-suit');
  });
  it('tells in the first trick what it is about', () => {
    const first = says({ round: 1, follow: 'red', legal: ['0 play R9'] });
    expect(first.message).toBe('page-fishing-first-trick');
    expect(first.arguments['what']).toMatchObject({ message: 'page-fishing-follow' });
  });
  it('tells what to choose', () => {
    expect(says({ phase: 'catch' }).message).toBe('page-fishing-your-catch');
    expect(says({ phase: 'call' }).message).toBe('page-fishing-your-call');
    expect(says({ phase: 'pass', owing: [0, 1] }).arguments).toEqual({
      to: seatSays(1),
    });
  });
  it('tells whom to wait for', () => {
    expect(says({ owing: [2] }).message).toBe('page-fishing-leads');
    expect(says({ owing: [2], trick: [{ seat: 1, card: 'B1' }] }).message).toBe(
      'page-fishing-waiting',
    );
    expect(says({ owing: [1, 2], phase: 'pass' }, 'spectator').arguments['chosen']).toBe('no');
  });
  it('tells who won', () => {
    const seats = [aSeat({ points: 50 }), aSeat({ points: 60 }), aSeat({ points: 60 })];
    expect(says({ phase: 'over', owing: [], seats }).message).toBe('page-fishing-shared-win');
    expect(says({ phase: 'over', owing: [], seats: seats.slice(0, 2) }).message).toBe(
      'fishing-won',
    );
  });
});
