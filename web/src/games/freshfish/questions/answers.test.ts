import { expect, test } from 'vitest';
import { checked, MisfitError } from '../../../protocol/shape';
import { PREVIEW, ROUTES } from './answers';

test('a preview is believed if it is one', () => {
  const preview = { paths: [], discs: [{ space: 'c2', seat: 0 }], lengths: [] };
  expect(checked(PREVIEW, preview)).toBe(preview);
  expect(() => checked(PREVIEW, { ...preview, discs: [{ space: 'c2' }] })).toThrow(MisfitError);
});

test('so are routes, and a stall without one', () => {
  const routes = { 0: { fish: { length: 3, streets: 0, places: [[0, 1]] }, ice: null } };
  expect(checked(ROUTES, routes)).toBe(routes);
  expect(() => checked(ROUTES, { 0: { fish: { length: 3 } } })).toThrow(MisfitError);
});
