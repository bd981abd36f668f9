import { beforeEach, expect, test, vi } from 'vitest';
import { Muted } from './muted.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('who is muted at a table is muted there alone, until heard again', () => {
  new Muted('one').set(['Ada']);
  new Muted('two').set(['Bo', 'Cem']);
  expect(new Muted('one').hears({ name: 'Ada' })).toBe(false);
  expect(new Muted('two').hears({ name: 'Ada' })).toBe(true);
  new Muted('one').set([]);
  expect(new Muted('one').names).toEqual([]);
  expect(new Muted('two').names).toEqual(['Bo', 'Cem']);
});

test('tables of long ago are forgotten', () => {
  for (let table = 0; table < 60; table += 1) new Muted(`table ${table}`).set(['Ada']);
  expect(new Muted('table 9').names).toEqual([]);
  expect(new Muted('table 10').names).toEqual(['Ada']);
});
