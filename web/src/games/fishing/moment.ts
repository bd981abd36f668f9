/** The best moment of a game: the most cards that anybody caught in one trick. */
import type { Moment, ReplayStep } from '../../boards/moments';
import { seatSays } from '../../language/words.svelte';
import type { Fact } from '../../protocol/types';

export function bestMoment(steps: readonly ReplayStep[]): Moment | null {
  let found: Moment | null = null;
  let most = 0;
  for (const [index, { facts }] of steps.entries()) {
    for (const [who, number] of caughtIn(facts as unknown as Fact[])) {
      if (number <= most) continue;
      most = number;
      const args = { you: 'no', who: seatSays(who), number };
      found = {
        move: index + 1,
        says: [{ message: 'page-fishing-best-moment', arguments: args }],
      };
    }
  }
  return found;
}

/** By seat, how many cards it caught. */
function caughtIn(facts: readonly Fact[]): Map<number, number> {
  const caught = new Map<number, number>();
  for (const { what, who } of facts)
    if (what.startsWith('caught-by-')) caught.set(who, (caught.get(who) ?? 0) + 1);
  return caught;
}
