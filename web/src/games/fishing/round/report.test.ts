import { describe, expect, it } from 'vitest';
import type { Fact, Step } from '../../../protocol/types';
import { aSeat, aView, played } from '../testing';
import type { FishingView } from '../view';
import { isNews, RoundEnd, type Report } from './report.svelte';

const fact = (what: string, who: number, more: Partial<Fact> = {}): Fact => {
  return { what, who, number: 0, ...more };
};
const step = (facts: Fact[], before: FishingView, after: FishingView): Step<FishingView> => {
  return { number: 1, move: '', facts, before, after };
};

const old = { round: 1, cards: ['B5'], left: 1 };
const before = aView({
  players: 2,
  round: 2,
  seats: [aSeat({ catch: ['R1'], stockroom: [old] }), aSeat({ catch: ['R2'], points: 4 })],
  trick: [{ seat: 1, card: '~minus3a' }],
});
const dealing = aView({ phase: 'deal', round: 3 });
const lastPlay = [
  fact('caught-by-winner', 0, { card: '~minus3a' }),
  fact('lost-points', 0, { card: '~minus3a', number: 3 }),
  fact('scored', 0, { number: 2, thing: 9 }),
  fact('scored', 1, { number: 1, thing: 5 }),
];

describe('the end of a round', () => {
  it('is reported once its last trick was shown', () => {
    const end = new RoundEnd();
    end.note(step(lastPlay, before, dealing), 0);
    expect(end.report).toBeNull();
    end.settle();
    expect(end.report?.seats.map(({ caught, points }) => [caught, points])).toEqual([
      [['R1', '~minus3a'], 9],
      [['R2'], 5],
    ]);
    // F6.2: the catch lies under what was there before.
    expect(end.report?.seats[0]?.stockroom).toEqual([
      old,
      { round: 2, cards: ['R1', '~minus3a'], left: 2 },
    ]);
    end.close();
    end.settle();
    expect(end.report).toBeNull();
  });
  it("tells where the reader's next hand comes from, and nobody else's", () => {
    const end = new RoundEnd();
    end.note(step(lastPlay, before, dealing), 0);
    end.settle();
    end.note(step([fact('drew-from', 1, { thing: 1, number: 9 })], dealing, dealing), 0);
    expect(end.report?.hand).toBeNull();
    const own = [
      fact('drew-from', 0, { thing: 6, number: 1 }),
      fact('drew-from', 0, { thing: 7, number: 2 }),
      fact('drew-from', 0, { thing: 1, number: 6 }),
    ];
    end.note(step(own, dealing, dealing), 0);
    expect(end.report?.hand).toEqual({ stockroom: 3, ocean: 6 });
  });
  it('is not reported where the game is over: then there is a result', () => {
    const end = new RoundEnd();
    end.note(step(lastPlay, before, aView({ phase: 'over', round: 2 })), 0);
    end.settle();
    expect(end.report).toBeNull();
  });
  it('is news until the reader plays on, or anybody where it cannot be put away', () => {
    const report: Report = { round: 2, seats: [], hand: null };
    const later = aView({ round: 3, plays: played('B1').map((play) => ({ ...play, seat: 2 })) });
    expect(isNews(report, later, 0, false)).toBe(true);
    expect(isNews(report, later, 2, false)).toBe(false);
    expect(isNews(report, later, 'spectator', true)).toBe(false);
    expect(isNews(report, aView({ round: 2 }), 0, false)).toBe(false); // taken back
  });
});
