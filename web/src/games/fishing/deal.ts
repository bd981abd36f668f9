/** What the set-up of Fishing fixes of its deal. */
import type { TableOut } from '../../protocol/messages';
import type { Fixed } from '../../state/shuffle/proof';

export function fixedBySetup({ setup, seats }: TableOut): Fixed {
  const { first, ocean } = setup as { first: number; ocean: string[][] };
  return {
    orders: [{ pile: 'first', things: seats.map((_, seat) => `${seat}`), laid: [`${first}`] }],
    piles: Object.fromEntries(ocean.map((cards, level) => [`ocean ${level + 1}`, cards])),
  };
}
