/** Chances to win over a game, from what was judged of it. */
import type { Review } from '../../../protocol/messages';

/** By move and seat, in percent: as they stood at the last decision before it; even at first. */
export function chancesOf(review: Review, moves: number, players: number): number[][] {
  const after = new Map(review.decisions.map(({ number, shares }) => [number, shares]));
  let last = Array.from({ length: players }, () => 1 / players);
  return Array.from({ length: moves + 1 }, (_, move) => {
    last = after.get(move) ?? last;
    return last.map((share) => Math.round(100 * share));
  });
}
