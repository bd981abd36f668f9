/** What the set-up of Fresh Fish fixes of its deal, and what the table shows of its stack. */
import type { Draws, TableOut } from '../../protocol/messages';
import type { Fixed } from '../../state/shuffle/proof';
import { GOODS } from './position/goods';
import type { FreshFishView } from './view';

export function fixedBySetup({ setup, seats, position }: TableOut, { deals }: Draws): Fixed {
  const { first, last } = setup as { first: number; last: string[] };
  const { stack } = position as FreshFishView;
  const drawn = deals.map(({ move }) => move.split(' ').at(-1));
  const tiles = Object.entries(stack).flatMap(([tile, left]) =>
    Array.from(
      { length: left + drawn.filter((each) => each === tile).length },
      (_, number) => `${tile} ${number + 1}`,
    ),
  );
  return {
    orders: [
      { pile: 'first', things: seats.map((_, seat) => `${seat}`), laid: [`${first}`] },
      { pile: 'last row 1', things: [...GOODS], laid: last },
    ],
    piles: { stack: tiles },
  };
}
