/** Decisions that could have been better, and what of them is shown beside the list. */
import { PLAYED, type HintMark } from '../../../boards/hints';
import type { DecisionOut, Review } from '../../../protocol/messages';
import type { Says } from '../../../protocol/types';

/** Slips and mistakes, the worst first. */
export function costlyOf(review: Review | null): DecisionOut[] {
  return (review?.decisions ?? []).filter(isCostly).sort((one, other) => other.cost - one.cost);
}

export function isCostly({ name }: DecisionOut): boolean {
  return name === 'slip' || name === 'mistake';
}

/** What to mark on the board: what was better, and what was played. */
export function marksOf(decision: DecisionOut | null): HintMark[] {
  const best = decision?.choices[0];
  if (!decision || !best) return [];
  return [
    { move: decision.played, rank: PLAYED },
    { move: best.move, rank: 1 },
  ];
}

/** What was better, in short: by how much stands in the list. */
export function betterWords(decision: DecisionOut | null): Says | null {
  const better = decision?.says[1];
  return better ? { ...better, message: 'page-review-better-was' } : null;
}
