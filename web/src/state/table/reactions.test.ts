import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine } from '../../protocol/messages';
import { Muted } from './muted.svelte';
import { Reactions, STANDS } from './reactions.svelte';

const line = (said: Partial<ChatLine>): ChatLine => {
  return { number: 1, seat: 0, name: 'Ada', text: '', reaction: null, at: 0, ...said };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reaction stands for a while, and a newer one as long again', () => {
  const reactions = new Reactions(new Muted('table'));
  reactions.show(line({ reaction: 'ouch' }));
  vi.advanceTimersByTime(STANDS - 1);
  reactions.show(line({ number: 2, reaction: 'thanks' }));
  vi.advanceTimersByTime(STANDS - 1);
  expect(reactions.of(0)).toBe('thanks');
  vi.advanceTimersByTime(1);
  expect(reactions.of(0)).toBeNull();
});

test('who watches has no seat, and a line of text is no reaction', () => {
  const reactions = new Reactions(new Muted('table'));
  reactions.show(line({ seat: null, name: 'Eve', reaction: 'lucky' }));
  reactions.show(line({ number: 2, text: 'Moin' }));
  expect(reactions.of(0)).toBeNull();
  expect(reactions.ofWatcher()?.name).toBe('Eve');
});

test('who is muted is not seen either, from then on', () => {
  const muted = new Muted('table');
  const reactions = new Reactions(muted);
  reactions.show(line({ reaction: 'again' }));
  expect(reactions.of(0)).toBe('again');
  muted.set(['Ada']);
  expect(reactions.of(0)).toBeNull();
});
