import { describe, expect, it } from 'vitest';
import type { Fact, Step } from '../../../protocol/types';
import { aSeat, aView, played } from '../testing';
import type { FishingView } from '../view';
import { partsOf, fold } from './parts';

describe('parts', () => {
  const fact = (what: string, who: number, more: Partial<Fact> = {}): Fact => {
    return { what, who, number: 0, ...more };
  };
  const step = (facts: Fact[], before = aView(), after = aView()): Step<FishingView> => {
    return { number: 1, move: '', facts, before, after };
  };
  it('shows what belongs together at one time', () => {
    const parts = partsOf(
      step([
        fact('played', 3, { card: 'R9' }),
        fact('won-trick', 1),
        fact('caught-by-winner', 1, { card: '~minus3a' }),
        fact('lost-points', 1, { card: '~minus3a', number: 3 }),
        fact('caught-by-winner', 1, { card: 'R9' }),
        fact('scored', 0),
        fact('scored', 1),
      ]),
    );
    expect(parts.map((part) => [part.kind, part.facts.length])).toEqual([
      ['play', 1],
      ['win', 1],
      ['sweep', 3],
      ['score', 2],
    ]);
  });
  it('shows a pass also to those who see none of its cards', () => {
    const parts = partsOf(
      step(
        [fact('chose', 3), fact('won-trick', 1)],
        aView({ phase: 'pass' }),
        aView({ passed_after: 8 }),
      ),
    );
    expect(parts.map((part) => part.kind)).toEqual(['word', 'pass', 'win']);
  });
  it('takes what is played out of the stockroom that it was caught for', () => {
    const stockroom = [{ round: 2, cards: ['R9', 'B2'], left: 1 }];
    const view = aView({ seats: [aSeat(), aSeat({ stockroom }), aSeat(), aSeat()] });
    const after = fold(view, fact('played', 2, { card: 'R9' }));
    expect(after.seats[1]?.stockroom).toEqual([{ round: 2, cards: ['B2'], left: 1 }]);
  });
  it('leaves the last trick of a round where it is until all is shown', () => {
    const plays = played('R1', 'R2', 'R3', 'R4');
    const view = aView({ round: 1, tricks: 9, plays });
    const after = [0, 1, 2, 3].map((who) => fact('scored', who)).reduce(fold, view);
    expect([after.round, after.tricks, after.plays]).toEqual([1, 9, plays]);
  });
  it('moves cards from hand to trick to catch to stockroom', () => {
    let view = aView({ hand: ['R9', 'B2'] });
    view = fold(view, fact('played', 0, { card: 'R9' }));
    expect([view.hand, view.trick, view.seats[0]?.held]).toEqual([
      ['B2'],
      [{ seat: 0, card: 'R9' }],
      8,
    ]);
    view = fold(view, fact('caught-by-zero', 2, { card: 'R9' }));
    expect([view.trick, view.seats[2]?.catch]).toEqual([[], ['R9']]);
    view = fold(view, fact('scored', 2, { number: 1, thing: 14 }));
    expect(view.seats[2]).toMatchObject({
      points: 14,
      catch: [],
      stockroom: [{ round: 3, cards: ['R9'], left: 1 }],
    });
  });
});
