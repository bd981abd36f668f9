/** Chances to win over a game, from what was judged of it. */
import { nameAtTable, say, type Context } from '../../../language/words.svelte';
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

/** The same for who cannot see the lines. */
export function chancesWords(chances: readonly number[][], context: Context): string {
  const seats = chances[0]?.map((_, seat) => seat) ?? [];
  return seats
    .map((seat) => {
      const own = chances.map((row) => row[seat] ?? 0);
      const [least, most] = [Math.min(...own), Math.max(...own)];
      return say('page-review-chances-of', {
        name: nameAtTable(seat, context),
        first: own[0] ?? 0,
        last: own.at(-1) ?? 0,
        least,
        'least-at': own.indexOf(least),
        most,
        'most-at': own.indexOf(most),
      });
    })
    .join(' ');
}
