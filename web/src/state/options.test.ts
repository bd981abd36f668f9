import { afterEach, expect, test, vi } from 'vitest';
import { change, options, restored } from './options.svelte';
import { Muted } from './table/muted.svelte';

function stored(text: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined });
}

afterEach(() => vi.unstubAllGlobals());

const likes = {
  language: 'de',
  scheme: 'dark',
  speed: 'slow',
  confirm: true,
  switches: { 'whist-trump': true },
  name: 'Ada',
};

test('what was liked before is liked again', () => {
  stored(JSON.stringify(likes));
  expect(restored()).toMatchObject(likes);
});

test.each([
  ['an unknown language', { language: 'tlh' }, 'language', 'en'],
  ['a language of another kind', { language: { code: 'de' } }, 'language', 'en'],
  ['an unknown scheme', { scheme: 'sepia' }, 'scheme', 'auto'],
  ['a speed of every object', { speed: 'toString' }, 'speed', 'normal'],
  ['a name that is none', { name: 7 }, 'name', ''],
  ['a switch that is none', { rail: 'off' }, 'rail', true],
  ['switches that are none', { switches: { 'whist-trump': 'on' } }, 'switches', {}],
] as const)('of %s nothing is kept, and of the rest all', (_, rubbish, name, value) => {
  stored(JSON.stringify({ ...likes, ...rubbish }));
  expect(restored()[name]).toEqual(value);
  expect({ ...restored(), [name]: undefined }).toMatchObject({ ...likes, [name]: undefined });
});

test.each(['{', 'null', '7', '[1, 2]', '"de"', '{"toString": "x", "__proto__": {"name": 5}}'])(
  'rubbish is nothing: %s',
  (text) => {
    stored(text);
    expect(restored()).toMatchObject({ language: 'en', name: '' });
    expect(new Muted('abcdef').names).toEqual([]);
  },
);

test('a browser that keeps nothing is used as it is', async () => {
  const refuses = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  for (const storage of [
    { get: refuses },
    { value: { getItem: refuses, setItem: refuses } },
    { value: undefined },
  ]) {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage });
    expect(restored().language).toBe('en');
    await change({ name: 'Bo' });
    expect(options.name).toBe('Bo');
    new Muted('abcdef').set(['Ada']);
  }
});
