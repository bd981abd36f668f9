import { beforeAll, expect, test } from 'vitest';
import type { Draws, TableOut } from '../../protocol/messages';
import { commitmentOf, Dealer, dealSeed } from './dealing';
import type { KeptDeal } from './kept-deals';
import { faultsAtEnd, faultsAtStart, isMixedIn, type Fixed, type SeenDeals } from './proof';
import { levelOf, type Verdict } from './shuffle.svelte';

const SEED = 'ab'.repeat(32);
const SHARE = '5a'.repeat(32);
const CARDS = ['B1', 'B2', 'P3', 'P4', 'R5', 'R6'];

interface Deal {
  table: TableOut;
  kept: KeptDeal;
  drawn: Draws;
  seen: SeenDeals;
  fixed: Fixed;
}

/** A small game that is dealt from a seed: hands of two, and one tile. */
async function dealt(seed = SEED, shares: (string | null)[] | null = [SHARE, null]): Promise<Deal> {
  const dealer = await Dealer.from(await dealSeed(seed, shares));
  const cards = await dealer.order('start', CARDS);
  const [tile = ''] = await dealer.order('stack', ['fish 1', 'fish 2', 'flea 1']);
  const [first = ''] = await dealer.order('first', ['0', '1']);
  const hand = (number: number, seat: number, from: number) => ({
    number,
    move: `* deal ${seat} ${cards.slice(from, from + 2).join(' ')}`,
    draws: cards.slice(from, from + 2).map((thing) => ({ pile: 'start', thing })),
  });
  const last = {
    number: 5,
    move: `* tile ${tile.split(' ')[0]}`,
    draws: [{ pile: 'stack', thing: tile }],
  };
  const deals = [hand(1, 0, 0), hand(2, 1, 2), last];
  const commitment = await commitmentOf(seed);
  const table = {
    id: 'table',
    status: 'finished',
    commitment,
    seed,
    shares,
    takes_shares: true,
    deal_is_shared: false,
    holds: [0],
    position: {},
    seats: [{ player: 'person' }, { player: 'bot' }],
  } as unknown as TableOut;
  return {
    table,
    kept: { commitment, mixes: true, shares: { 0: { share: SHARE, taken: true } } },
    drawn: { piles: { start: CARDS, stack: ['flea 1', 'fish 1', 'fish 2'] }, deals },
    seen: new Map([
      [1, new Set([deals[0]!.move])],
      [2, new Set(['* deal 1 ? ?'])],
      [5, new Set([last.move])],
    ]),
    fixed: {
      orders: [{ pile: 'first', things: ['0', '1'], laid: [first] }],
      piles: { start: CARDS, 'ocean 1': ['nothing was drawn from it'] },
    },
  };
}

let honest: Deal;
beforeAll(async () => {
  honest = await dealt();
});

const faults = async ({ table, kept, drawn, seen, fixed }: Deal) => [
  ...faultsAtStart(table, kept),
  ...(await faultsAtEnd(table, kept, drawn, seen, fixed)),
];

/** What was kept, against another game. */
const against = async (other: Deal) => faults({ ...other, kept: honest.kept });

test('an honest deal has no faults, and is proven by whoever added to it', async () => {
  expect(await faults(honest)).toEqual([]);
  expect(isMixedIn(honest.table, honest.kept)).toBe(true);
});

test('a seed that was ground is found, though it agrees with a commitment of its own', async () => {
  const ground = await dealt('cd'.repeat(32));
  expect(await faults(ground)).toEqual([]);
  expect(await against(ground)).toEqual(['commitment-changed', 'seed-wrong']);
  const hidden = { ...ground, table: { ...ground.table, commitment: honest.kept.commitment } };
  expect(await against(hidden)).toEqual(['seed-wrong']);
});

test('a share that was dropped or exchanged is found', async () => {
  expect(await against(await dealt(SEED, [null, null]))).toEqual(['share-missing']);
  expect(await against(await dealt(SEED, ['5b'.repeat(32), null]))).toEqual(['share-missing']);
  expect(await against(await dealt(SEED, null))).toEqual(['share-missing']);
});

test('a share that never arrived is nobody’s fault, and one for a bot is', async () => {
  const late = { ...honest.kept, shares: { 0: { share: SHARE, taken: false } } };
  const without = await dealt(SEED, [null, null]);
  expect(await faults({ ...without, kept: late })).toEqual([]);
  expect(isMixedIn(without.table, late)).toBe(false);
  expect(await against(await dealt(SEED, [SHARE, SHARE]))).toEqual(['bot-share']);
});

test('a game from another seed is found by its draws and by what was shown', async () => {
  const other = await dealt('ee'.repeat(32));
  const drawn = { ...honest, drawn: other.drawn };
  expect(await faults(drawn)).toEqual(expect.arrayContaining(['draw-wrong', 'move-wrong']));
  expect(await faults({ ...honest, seen: other.seen })).toEqual(['move-wrong']);
});

function changed(change: (drawn: Draws) => void): Deal {
  const drawn = structuredClone(honest.drawn);
  change(drawn);
  return { ...honest, drawn };
}

test('draws that skip the best-ranked thing, or take what is not there, are found', async () => {
  const swapped = changed(({ deals }) => {
    const [one, other] = [deals[0]!.draws[0]!, deals[1]!.draws[0]!];
    [one.thing, other.thing] = [other.thing, one.thing];
    for (const deal of deals.slice(0, 2))
      deal.move = `${deal.move.slice(0, 8)} ${deal.draws.map(({ thing }) => thing).join(' ')}`;
  });
  expect(await faults(swapped)).toEqual(['draw-wrong', 'move-wrong']);
  const twice = changed(({ piles, deals }) => {
    deals[1]!.draws = deals[0]!.draws;
    deals[1]!.move = deals[0]!.move.replace('deal 0', 'deal 1');
    piles['start']!.push(...CARDS);
  });
  expect(await faults(twice)).toEqual(['pile-wrong', 'draw-wrong']);
  const foreign = changed(({ piles }) => piles['start']!.pop());
  expect(await faults(foreign)).toContain('pile-wrong');
});

test('a move that says something else than was drawn is found, and one that was left out', async () => {
  const other = changed(({ deals }) => (deals[2]!.move = '* tile ice'));
  expect(await faults(other)).toEqual(['move-wrong']);
  expect(await faults(changed(({ deals }) => deals.pop()))).toEqual(['move-wrong']);
  const short = changed(({ deals }) => deals[1]!.draws.pop());
  expect(await faults(short)).toEqual(['move-wrong']);
});

test('a set-up that does not follow is found', async () => {
  const [order] = honest.fixed.orders;
  const laid = order!.laid[0] === '0' ? ['1'] : ['0'];
  const fixed = { ...honest.fixed, orders: [{ ...order!, laid }] };
  expect(await faults({ ...honest, fixed })).toEqual(['setup-wrong']);
});

test('a line says no more than was shown', () => {
  const { table, kept } = honest;
  const verdict: Verdict = { stage: 'checked', faults: [], kept, mixedIn: true, deals: 3 };
  expect(levelOf(verdict, table)).toBe('proven');
  expect(levelOf({ ...verdict, mixedIn: false }, table)).toBe('fixed');
  expect(levelOf({ ...verdict, mixedIn: false, kept: null }, table)).toBe('agrees');
  expect(levelOf({ ...verdict, faults: ['seed-wrong'] }, table)).toBe('wrong');
  expect(levelOf({ ...verdict, stage: 'without-hash' }, table)).toBe('without-hash');
  expect(levelOf(verdict, { ...table, shares: null })).toBe('alone');
  expect(levelOf(verdict, { ...table, deal_is_shared: true })).toBe('shared');
  const before = { ...table, position: null, shares: null };
  expect(levelOf({ ...verdict, stage: 'gathering' }, before)).toBe('gathering');
  expect(levelOf({ ...verdict, stage: 'gathering' }, { ...before, takes_shares: false })).toBe(
    'alone',
  );
});
