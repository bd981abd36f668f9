/** The best moment of a game: the round in which anybody caught most. */
import type { Moment, ReplayStep } from '../../boards/moments';
import { seatSays } from '../../language/words.svelte';
import type { Fact } from '../../protocol/types';

export function bestMoment(steps: readonly ReplayStep[]): Moment | null {
  let found: Moment | null = null;
  let most = 0;
  let began = { round: 0, move: 0 };
  for (const [index, { facts }] of steps.entries()) {
    for (const { what, who, number, thing = 0 } of facts as unknown as Fact[]) {
      if (what === 'round-begins') began = { round: thing, move: index + 1 };
      if (what !== 'scored' || number <= most) continue;
      most = number;
      const args = { you: 'no', who: seatSays(who), number, round: began.round };
      found = {
        move: began.move,
        says: [{ message: 'page-fishing-best-moment', arguments: args }],
      };
    }
  }
  return found;
}
