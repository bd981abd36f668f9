import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { KEYS, pressed } from './keys';

vi.stubGlobal('Element', class {});

const event = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, target: null, ...more }) as KeyboardEvent;

test('a key does what its place says', () => {
  expect(pressed('table', event('U'))).toBe('undo');
  expect(pressed('bid', event('7'))).toBe('digit');
  expect(pressed('replay', event('Home'))).toBe('first');
  expect(pressed('table', event('x'))).toBeNull();
  expect(pressed('table', event('c', { ctrlKey: true }))).toBeNull();
});

test.each(['en', 'de'])('every shortcut is told in the list of keys: %s', (language) => {
  const catalogue = readFileSync(`../src/kutter/texts/${language}.ftl`, 'utf8');
  for (const [place, names] of Object.entries(KEYS)) {
    expect(catalogue).toContain(`\npage-keys-${place} = `);
    for (const name of Object.keys(names))
      expect(catalogue).toContain(`\npage-key-${place}-${name} = `);
  }
});
