import { expect, test } from 'vitest';
import { commitmentOf, Dealer, dealSeed, newShare } from './dealing';

// The example of docs/dealing.md.
const SEED = `${'00'.repeat(31)}01`;
const SHARES = ['a1'.repeat(32), null, 'b2'.repeat(32)];
const MIXED = '823609c92970f4634d390c94df755e71b79464e502d92e2878b6f9ad3f8c37e3';

test('a commitment, and a seed mixed with shares', async () => {
  expect(await commitmentOf(SEED)).toBe(
    'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5',
  );
  expect(await dealSeed(SEED, SHARES)).toBe(MIXED);
  expect(await dealSeed(SEED, null)).toBe(SEED);
});

test('a pile has the order that the server would draw in', async () => {
  const dealer = await Dealer.from(MIXED);
  expect(await dealer.order('start', ['B1', 'B2', 'B3', 'B4'])).toEqual(['B3', 'B1', 'B4', 'B2']);
});

test('shares are of 32 bytes, and no two are alike', () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(newShare()).not.toBe(newShare());
});
