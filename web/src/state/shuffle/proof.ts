/** What can be said of a table's deal, by what this browser kept and without knowing the rules.
 * docs/dealing.md says what each check is worth. */
import type { Draws, TableOut } from '../../protocol/messages';
import { commitmentOf, Dealer, dealSeed } from './dealing';
import type { KeptDeal, KeptShare } from './kept-deals';

/** What is wrong; each has a sentence of its own. */
export type Fault =
  | 'commitment-changed'
  | 'share-missing'
  | 'bot-share'
  | 'seed-wrong'
  | 'setup-wrong'
  | 'draw-wrong'
  | 'move-wrong'
  | 'pile-wrong';

/** What the set-up of a game fixes of its deal. */
export interface Fixed {
  /** Things that were laid out in the order of their pile. */
  orders: { pile: string; things: string[]; laid: string[] }[];
  /** What piles held before the first draw. */
  piles: Record<string, string[]>;
}

/** Moves of chance as this page was shown them, by number; through several eyes perhaps. */
export type SeenDeals = ReadonlyMap<number, ReadonlySet<string>>;

/** Seen as soon as the game has begun. */
export function faultsAtStart(table: TableOut, kept: KeptDeal | null): Fault[] {
  const faults: Fault[] = [];
  if (kept && kept.commitment !== table.commitment) faults.push('commitment-changed');
  if (table.status === 'gathering' || !table.position) return faults;
  const { shares } = table;
  const isMissing = ({ seat, share, taken }: OwnShare) => taken && shares?.[seat] !== share;
  if (kept?.mixes && ownShares(table, kept).some(isMissing)) faults.push('share-missing');
  if (table.seats.some(({ player }, seat) => player === 'bot' && shares?.[seat]))
    faults.push('bot-share');
  return faults;
}

export type OwnShare = KeptShare & { seat: number };

/** What this browser added for the seats that it still holds. */
export function ownShares(table: Pick<TableOut, 'holds'>, kept: KeptDeal | null): OwnShare[] {
  return table.holds.flatMap((seat) => {
    const own = kept?.shares[seat];
    return own ? [{ seat, ...own }] : [];
  });
}

/** Whether a share of this browser's own decided the deal too. */
export function isMixedIn(table: TableOut, kept: KeptDeal | null): boolean {
  return ownShares(table, kept).some(({ seat, share }) => table.shares?.[seat] === share);
}

/** Seen once the seed is open. */
export async function faultsAtEnd(
  table: TableOut,
  kept: KeptDeal | null,
  drawn: Draws,
  seen: SeenDeals,
  fixed: Fixed | null,
): Promise<Fault[]> {
  const seed = table.seed ?? '';
  const found = new Set<Fault>();
  if ((await commitmentOf(seed)) !== (kept?.commitment ?? table.commitment))
    found.add('seed-wrong');
  const dealer = await Dealer.from(await dealSeed(seed, table.shares));
  for (const { pile, things, laid } of fixed?.orders ?? []) {
    const order = await dealer.order(pile, things);
    if (order.slice(0, laid.length).join() !== laid.join()) found.add('setup-wrong');
  }
  for (const [pile, things] of Object.entries(fixed?.piles ?? {})) {
    const held = drawn.piles[pile];
    if (held && !sameThings(held, things)) found.add('pile-wrong');
  }
  if (!(await followsOrder(drawn, dealer))) found.add('draw-wrong');
  if (!tellsMoves(drawn, seen)) found.add('move-wrong');
  return [...found];
}

/** A pile's things come one by one, the best-ranked first, and none that it does not hold. */
async function followsOrder({ piles, deals }: Draws, dealer: Dealer): Promise<boolean> {
  const taken = new Map<string, string[]>();
  for (const { draws } of deals)
    for (const { pile, thing } of draws) taken.set(pile, [...(taken.get(pile) ?? []), thing]);
  for (const [pile, things] of taken) {
    const held = piles[pile] ?? [];
    const order = await dealer.order(pile, held);
    if (new Set(held).size !== held.length || order.length < things.length) return false;
    if (things.some((thing, place) => thing !== order[place])) return false;
  }
  return true;
}

/** What was drawn is what the moves say, and they are those that were shown. */
function tellsMoves({ deals }: Draws, seen: SeenDeals): boolean {
  const moves = new Map(deals.map(({ number, move }) => [number, move]));
  return (
    deals.every(({ move, draws }) => isDealOf(move, draws.map(kindOf))) &&
    [...seen].every(([number, texts]) =>
      [...texts].every((text) => isShownAs(moves.get(number), text)),
    )
  );
}

/** `* deal 0 B7 P2`, `* tile fish`: behind the verb, and the seat if there is one. */
function isDealOf(move: string, things: readonly string[]): boolean {
  const [, , ...words] = move.split(' ');
  const before = words.length - things.length;
  const isSeat = before === 1 && /^\d+$/.test(words[0] ?? '');
  return (before === 0 || isSeat) && words.slice(before).join() === things.join();
}

/** Tiles of a kind are numbered in their pile: `fish 2` is drawn as `fish`. */
function kindOf({ thing }: { thing: string }): string {
  return thing.split(' ')[0] ?? '';
}

/** `?` stands for what these eyes could not see. */
function isShownAs(move: string | undefined, shown: string): boolean {
  const [words, seen] = [move?.split(' ') ?? [], shown.split(' ')];
  return words.length === seen.length && seen.every((word, i) => word === '?' || word === words[i]);
}

function sameThings(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}
