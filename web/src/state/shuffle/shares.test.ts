import { beforeEach, expect, test, vi } from 'vitest';
import { api, RefusedError } from '../../protocol/api';
import { keptDeal } from './kept-deals';
import { addShares } from './shares';

const C = 'c0'.repeat(32);
let tables = 0;
let table: Parameters<typeof addShares>[0];
const act = vi.spyOn(api, 'act');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  const id = `table ${(tables += 1)}`;
  const holds = [0, 2];
  table = { id, status: 'gathering', commitment: C, takes_shares: true, given: [], holds };
  act.mockReset().mockResolvedValue({ version: 1 });
});

const sent = () => act.mock.calls.map(([, , wanted]) => wanted);
const refuse = (code: string, status: number) =>
  act.mockRejectedValue(
    new RefusedError({ code, says: { message: code, arguments: {} }, rule: null }, status),
  );

test('the commitment is kept before anything is added, for every seat held', async () => {
  let before: unknown;
  act.mockImplementation(() => {
    before ??= keptDeal(table.id)?.commitment;
    return Promise.resolve({ version: 1 });
  });
  await addShares(table);
  expect(before).toBe(C);
  const { shares } = keptDeal(table.id)!;
  expect(sent()).toEqual([
    { kind: 'share', seat: 0, share: shares[0]?.share },
    { kind: 'share', seat: 2, share: shares[2]?.share },
  ]);
  expect(shares[0]?.taken && shares[2]?.taken).toBe(true);
  expect(shares[0]?.share).not.toBe(shares[2]?.share);
});

test('a seat whose share the server has, or whose share is on its way, adds nothing more', async () => {
  await Promise.all([addShares({ ...table, given: [0] }), addShares({ ...table, given: [0] })]);
  expect(sent()).toHaveLength(1);
});

test('the first commitment stays, whatever the server says later', async () => {
  await addShares(table);
  await addShares({ ...table, commitment: 'dd'.repeat(32) });
  expect(keptDeal(table.id)?.commitment).toBe(C);
});

test('nothing is kept once a game has begun', async () => {
  await addShares({ ...table, status: 'running' });
  expect(keptDeal(table.id)).toBeNull();
});

test('nothing is added where the server alone decides', async () => {
  await addShares({ ...table, takes_shares: false });
  expect(sent()).toEqual([]);
  expect(keptDeal(table.id)).toMatchObject({ commitment: C, mixes: false });
});

test('a share whose answer was lost is sent again, the same one', async () => {
  refuse('page-no-server', 0);
  await addShares({ ...table, holds: [1] });
  expect(keptDeal(table.id)?.shares[1]?.taken).toBe(false);
  await addShares({ ...table, holds: [1] });
  expect(sent()[0]).toEqual(sent()[1]);
});

test('a seat that is no longer held takes its share along', async () => {
  await addShares(table);
  await addShares({ ...table, holds: [2], given: [2] });
  expect(Object.keys(keptDeal(table.id)!.shares)).toEqual(['2']);
});
