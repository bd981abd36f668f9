/** The best moment of a game: the stall that cost least in the end, coins and route together. */
import type { Moment, ReplayStep } from '../../boards/moments';
import { seatSays } from '../../language/words.svelte';
import type { Fact } from '../../protocol/types';

interface Bought {
  move: number;
  who: number;
  good: string;
  coins: number;
}

export function bestMoment(steps: readonly ReplayStep[]): Moment | null {
  const facts = steps.map((step) => step.facts as unknown as Fact[]);
  const lengths = new Map(
    facts
      .flat()
      .flatMap(({ what, who, tile, number }) =>
        what === 'measured' ? [[`${who} ${tile}`, number] as const] : [],
      ),
  );
  const bought = facts.flatMap((all, index) =>
    all.flatMap(({ what, who, tile: good = '', number: coins }): Bought[] =>
      what === 'auction-won' ? [{ move: index + 1, who, good, coins }] : [],
    ),
  );
  const lengthOf = ({ who, good }: Bought) => lengths.get(`${who} ${good}`) ?? Infinity;
  const [best] = bought.toSorted(
    (one, other) => one.coins + lengthOf(one) - (other.coins + lengthOf(other)),
  );
  if (!best || lengthOf(best) === Infinity) return null;
  const args = {
    you: 'no',
    who: seatSays(best.who),
    good: best.good,
    number: best.coins,
    length: String(lengthOf(best)),
  };
  return {
    move: best.move,
    says: [{ message: 'page-freshfish-best-moment', arguments: args }],
  };
}
