/** Hot-seat: whose turn it is to look at the screen. */
import type { TableOut } from '../../../protocol/messages';
import type { Eyes } from '../../../protocol/types';

/** The held seat that should be looking: who looks now as long as they owe a move or nobody does,
 * else the next of those who share the browser, clockwise. */
export function looker(table: Pick<TableOut, 'holds' | 'position' | 'seats'>, eyes: Eyes): Eyes {
  const { holds, position, seats } = table;
  if (typeof eyes !== 'number' || holds.length < 2) return eyes;
  const due = new Set(position?.owing.filter((seat) => seats[seat]?.plays === null));
  if (due.has(eyes)) return eyes;
  const after = [...holds.filter((seat) => seat > eyes), ...holds.filter((seat) => seat < eyes)];
  return after.find((seat) => due.has(seat)) ?? eyes;
}
