import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../protocol/messages';
import { aSeat, aView, played } from '../testing';
import { lastTrick, lastTrickBefore, leaders, trickOnTable, tricksOf, winOf } from './tricks';

const logOf = (...moves: string[]): LogLine[] =>
  moves.map((move, index) => ({ number: index + 1, move, says: [] }));

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
    const round = logOf('0 play R1', '1 play R2', '2 play R3', '3 play R0', '0 catch R3', '* deal');
    const stockroom = [{ round: 2, cards: ['R1', 'R2', 'R0'], left: 2 }];
    const seats = [aSeat(), aSeat(), aSeat({ stockroom }), aSeat()];
    const view = aView({ plays: played('B1'), seats });
    const trick = lastTrickBefore(view, [...round, ...logOf('0 play B1')]);
    expect(trick?.map(({ card }) => card)).toEqual(['R1', 'R2', 'R3', 'R0']);
    expect(trick?.map(({ catcher }) => catcher)).toEqual([2, 2, null, 2]);
    expect(lastTrickBefore(aView(), logOf('* deal'))).toBeNull();
  });
  it('finds in the log how a trick was won, also where a zero came between', () => {
    const won = (number: number) => ({ message: 'fishing-won-trick', arguments: { number } });
    const log = logOf('0 play R1', '1 play R0', '1 catch R1', '0 play R2', '1 play R3');
    log[2]?.says.push({ message: 'fishing-caught-by-zero', arguments: {} }, won(1));
    log[4]?.says.push(won(2));
    const trick = (card: string) => [{ seat: 1, card, catcher: 1 }];
    expect(winOf(trick('R0'), log)).toEqual(won(1));
    expect(winOf(trick('R3'), log)).toEqual(won(2));
    expect(winOf(trick('R9'), log)).toBeNull();
  });
  it('marks who is ahead, unless all are equal', () => {
    expect(leaders(aView())).toEqual([]);
    expect(
      leaders(aView({ seats: [aSeat({ points: 3 }), aSeat(), aSeat({ points: 3 })] })),
    ).toEqual([0, 2]);
  });
});
