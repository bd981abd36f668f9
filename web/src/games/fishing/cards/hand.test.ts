import { describe, expect, it } from 'vitest';
import { aView, played } from '../testing';
import { jump, newlyGot, planHand } from './hand';

describe('hand', () => {
  it('leaves a finger of every card free at 360 px', () => {
    for (let count = 1; count <= 13; count += 1) {
      const plan = planHand(count, 344, 84);
      const most = Math.max(...plan.rows);
      expect(plan.rows.reduce((sum, row) => sum + row)).toBe(count);
      expect(plan.rows.length).toBeLessThanOrEqual(2);
      expect(plan.step).toBeGreaterThanOrEqual(44);
      expect(plan.card + (most - 1) * plan.step).toBeLessThanOrEqual(344);
    }
  });
  it('splits eleven cards into six and five', () => {
    expect(planHand(11, 344, 84).rows).toEqual([6, 5]);
    expect(planHand(11, 1100, 108).rows).toEqual([11]);
    expect(planHand(0, 344, 84).rows).toEqual([]);
  });
  it('jumps to typed values, round and round', () => {
    const hand = ['B1', 'B9', 'R9', 'R17', '~low'];
    expect(jump(hand, 0, '9')).toBe(1);
    expect(jump(hand, 1, '9')).toBe(2);
    expect(jump(hand, 2, '9')).toBe(1);
    expect(jump(hand, 0, '17')).toBe(3);
    expect(jump(hand, 3, '1')).toBe(0);
    expect(jump(hand, 0, '4')).toBeNull();
  });
});

it('a card that was passed to me is new until I play', () => {
  const passed = { got: 'B7', passed_after: 4, plays: played('R1', 'R2', 'R3', 'R4') };
  expect(newlyGot(aView(passed))).toBe('B7');
  const plays = [...passed.plays, { seat: 3, card: 'Y1', follow: null }];
  expect(newlyGot(aView({ ...passed, plays }))).toBe('B7');
  const mine = [...plays, { seat: 0, card: 'Y2', follow: null }];
  expect(newlyGot(aView({ ...passed, plays: mine }))).toBeNull();
});
