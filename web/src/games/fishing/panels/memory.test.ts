import { describe, expect, it } from 'vitest';
import { aSeat, aView, played } from '../testing';
import { chartOf, pilesOf, rest, stored } from './memory';

describe('memory', () => {
  const view = aView({
    hand: ['R9', 'B2'],
    given: 'B3',
    plays: played('Y5'),
    seats: [
      aSeat({ stockroom: [{ round: 1, cards: ['R9', 'R10', 'B3'], left: 1 }] }),
      aSeat({ stockroom: [{ round: 2, cards: ['P4', 'P5'], left: 1 }] }),
      aSeat(),
      aSeat(),
    ],
    ocean: [{ stars: 5, cards: ['G16', '~all'], left: 2 }],
  });
  it('leaves out what these eyes know to be elsewhere', () => {
    expect(pilesOf(view)[0]).toEqual({ seat: 0, number: 1, cards: ['R10'], left: 1 });
    expect(stored(view.seats[1] ?? aSeat())).toBe(1);
  });
  it('tells what is left of a pile', () => {
    expect(pilesOf(view).map(rest)).toEqual(['whole', 'some', 'whole']);
    expect(rest({ seat: 0, number: 1, cards: [], left: 0 })).toBe('empty');
    expect(rest({ seat: 0, number: 1, cards: ['R1'], left: 0 })).toBe('drawn');
  });
  it('charts where cards may be', () => {
    const chart = chartOf(view);
    const [blue, purple, red, yellow, green] = chart.suits.map((row) => row.values);
    expect([red?.[9], red?.[10]]).toEqual(['yours', 'away']);
    expect([blue?.[2], blue?.[3], blue?.[7]]).toEqual(['yours', 'out', 'none']);
    expect([purple?.[4], yellow?.[5], green?.[16]]).toEqual(['out', 'seen', 'away']);
    expect(chart.buoys.find((buoy) => buoy.card === '~all')?.where).toBe('away');
  });
  it('knows in the first round that others hold the starting cards', () => {
    const first = aView({ round: 1, starting: ['B4', 'B5'], hand: ['B5'], plays: played('B6') });
    const values = chartOf(first).suits[0]?.values;
    expect(values?.slice(3, 7)).toEqual(['none', 'out', 'yours', 'seen']);
  });
});
