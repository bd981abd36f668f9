import { expect, test } from 'vitest';
import { keepsPromise } from './seed';

const SEED = '00ff';
const COMMITMENT = '06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8';

test('a seed keeps its promise, and no other', async () => {
  expect(await keepsPromise(SEED, COMMITMENT)).toBe(true);
  expect(await keepsPromise('00fe', COMMITMENT)).toBe(false);
});
