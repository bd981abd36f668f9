import { beforeEach, expect, test, vi } from 'vitest';
import { ChatRead } from './chat-read.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

const line = (number: number) => ({
  number,
  seat: null,
  name: 'Ada',
  text: 'Ahoy',
  reaction: null,
  at: 0,
});

test('what was read is read after a reload as well, at this table', () => {
  new ChatRead('one').see([line(4), line(7)]);
  const again = new ChatRead('one');
  again.see([line(4)]);
  expect([4, 7, 8].map((number) => again.isUnread({ number }))).toEqual([false, false, true]);
  expect(new ChatRead('two').isUnread({ number: 4 })).toBe(true);
});
