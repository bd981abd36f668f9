/** Things that tests need. */
import type { DecisionOut, Review } from '../../../protocol/messages';

export function aDecision(changes: Partial<DecisionOut> = {}): DecisionOut {
  return {
    number: 1,
    name: 'best',
    cost: 0,
    played: '0 play B1',
    choices: [{ move: '0 play B1', chance: 0.5, points: 10 }],
    legal: 2,
    shares: [0.5, 0.5],
    worse: 0,
    better: 0,
    says: [],
    ...changes,
  };
}

export function aReview(...decisions: DecisionOut[]): Review {
  return { seat: 0, summary: [], decisions };
}
