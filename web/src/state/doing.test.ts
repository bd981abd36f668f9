import { expect, test, vi } from 'vitest';
import { noServer } from '../protocol/api';
import { Doing } from './doing.svelte';

test('it is busy until there is an answer, and a second tap does nothing', async () => {
  const doing = new Doing();
  let answer = () => {};
  const first = doing.attempt(() => new Promise<void>((resolve) => (answer = resolve)));
  expect(doing.busy).toBe(true);
  const second = vi.fn();
  expect(await doing.attempt(second)).toBe(false);
  expect(second).not.toHaveBeenCalled();
  answer();
  expect(await first).toBe(true);
  expect(doing.busy).toBe(false);
});

test.each([
  ['a refusal', noServer(), 'page-no-server'],
  ['whatever else goes wrong', new Error('sunk'), 'page-broken'],
])('after %s it is free again, and says why', async (_, thrown, code) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const doing = new Doing();
  expect(await doing.attempt(() => Promise.reject(thrown))).toBe(false);
  expect(doing.busy).toBe(false);
  expect(doing.refusal?.code).toBe(code);
  expect(await doing.attempt(() => Promise.resolve())).toBe(true);
  expect(doing.refusal).toBeNull();
});
