/** Adds to the shuffle of a table, for every seat that this browser holds. */
import { api, RefusedError } from '../../protocol/api';
import type { TableOut } from '../../protocol/messages';
import { newShare } from './dealing';
import { keepDeal, keptDeal, type KeptDeal } from './kept-deals';

type Seen = Pick<TableOut, 'id' | 'status' | 'commitment' | 'takes_shares' | 'given' | 'holds'>;

/** Seats for which a share is on its way. */
const sending = new Set<string>();

/** Keeps the commitment first, and then adds what is missing. */
export async function addShares(table: Seen): Promise<void> {
  if (table.status !== 'gathering') return;
  const { id, holds, given } = table;
  const { commitment, shares } = keptDeal(id) ?? { commitment: table.commitment, shares: {} };
  const mixes = table.takes_shares;
  keepDeal(id, { commitment, mixes, shares: ofSeats(shares, holds) });
  if (!mixes) return;
  await Promise.all(holds.filter((seat) => !given.includes(seat)).map((seat) => add(id, seat)));
}

/** By request: where nobody looks at the table yet. */
export async function addSharesAt(id: string): Promise<void> {
  await addShares(await api.table(id));
}

/** A share belongs to who holds the seat. */
function ofSeats(shares: KeptDeal['shares'], holds: readonly number[]): KeptDeal['shares'] {
  return Object.fromEntries(
    Object.entries(shares).filter(([seat]) => holds.includes(Number(seat))),
  );
}

async function add(id: string, seat: number): Promise<void> {
  const name = `${id} ${seat}`;
  if (sending.has(name)) return;
  sending.add(name);
  try {
    // Kept before it is sent: it may arrive though no answer does.
    const share = keptDeal(id)?.shares[seat]?.share ?? newShare();
    note(id, seat, share, false);
    await api.act(id, 0, { kind: 'share', seat, share });
    note(id, seat, share, true);
  } catch (thrown) {
    if (!(thrown instanceof RefusedError)) throw thrown; // the next look at the table tries again
  } finally {
    sending.delete(name);
  }
}

function note(id: string, seat: number, share: string, taken: boolean): void {
  const deal = keptDeal(id);
  if (!deal || (deal.shares[seat]?.share === share && deal.shares[seat].taken)) return;
  keepDeal(id, { ...deal, shares: { ...deal.shares, [seat]: { share, taken } } });
}
