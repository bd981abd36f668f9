import { describe, expect, it } from 'vitest';
import { aSeat, aView, played } from '../testing';
import { lastTrick, lastTrickBefore, leaders, trickOnTable, tricksOf } from './tricks';

describe('tricks', () => {
  it('groups plays', () => {
    expect(tricksOf(played('R1', 'R2', 'R3', 'R4', 'B1'), 4).map((trick) => trick.length)).toEqual([
      4, 1,
    ]);
  });
  it('knows who caught what of the last trick', () => {
    const view = aView({
      tricks: 1,
      plays: played('R1', 'R2', 'R3', 'R0', 'B1'),
      seats: [aSeat(), aSeat(), aSeat({ catch: ['R1', 'R2', 'R0'] }), aSeat({ catch: ['R3'] })],
    });
    expect(lastTrick(view)?.map((play) => play.catcher)).toEqual([2, 2, 3, 2]);
    expect(trickOnTable(view).map((play) => play.card)).toEqual(['B1']);
    expect(lastTrick(aView())).toBeNull();
  });
  it('looks back at the last trick of the round before', () => {
    const round = ['0 play R1', '1 play R2', '2 play R3', '3 play R0', '0 catch R3', '* deal'];
    const stockroom = [{ round: 2, cards: ['R1', 'R2', 'R0'], left: 2 }];
    const seats = [aSeat(), aSeat(), aSeat({ stockroom }), aSeat()];
    const view = aView({ plays: played('B1'), seats });
    const trick = lastTrickBefore(view, [...round, '0 play B1']);
    expect(trick?.map(({ card }) => card)).toEqual(['R1', 'R2', 'R3', 'R0']);
    expect(trick?.map(({ catcher }) => catcher)).toEqual([2, 2, null, 2]);
    expect(lastTrickBefore(aView(), ['* deal'])).toBeNull();
  });
  it('marks who is ahead, unless all are equal', () => {
    expect(leaders(aView())).toEqual([]);
    expect(
      leaders(aView({ seats: [aSeat({ points: 3 }), aSeat(), aSeat({ points: 3 })] })),
    ).toEqual([0, 2]);
  });
});
