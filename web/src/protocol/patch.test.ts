import { expect, test } from 'vitest';
import { patched } from './patch';
import { MisfitError } from './shape';

const before = {
  phase: 'play',
  seats: [
    { points: 1, catch: ['R1'] },
    { points: 2, catch: [] as string[] },
  ],
  trick: [{ seat: 0, card: 'R1' }],
  tile: 'fish' as string | undefined,
};

test('[value] sets, and an object goes deeper, in lists by index', () => {
  const after = patched(before, { phase: ['catch'], seats: { '1': { points: [12] } } });
  expect(after.phase).toBe('catch');
  expect(after.seats[1]).toEqual({ points: 12, catch: [] });
});

test('[] takes away from objects alone: a list that is shorter is another one', () => {
  expect('tile' in patched(before, { tile: [] })).toBe(false);
  expect(() => patched(before, { trick: { '0': [] } })).toThrow(MisfitError);
  expect(patched(before, { trick: [[]] }).trick).toEqual([]);
});

test('a list grows by an index behind its end', () => {
  const after = patched(before, { trick: { '1': [{ seat: 1, card: 'R2' }] } });
  expect(after.trick.map((each) => each.card)).toEqual(['R1', 'R2']);
});

test('a list as a value is wrapped once', () => {
  expect(patched(before, { seats: { '0': { catch: [['B1', 'B2']] } } }).seats[0]?.catch).toEqual([
    'B1',
    'B2',
  ]);
});

test('null is a value', () => {
  expect(patched({ last: '0 play R1' as string | null }, { last: [null] }).last).toBeNull();
});

test('the old one stays, and what did not change is shared', () => {
  const copy = structuredClone(before);
  const after = patched(before, { seats: { '1': { points: [12] } } });
  expect(before).toEqual(copy);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(patched(before, {})).toBe(before);
});
