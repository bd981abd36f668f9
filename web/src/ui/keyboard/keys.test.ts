import { expect, test, vi } from 'vitest';
import { GAME_KEYS } from '../../boards/registry';
import { catalogueOf } from '../../language/testing';
import { KEYS, pressed } from './keys';

vi.stubGlobal('Element', class {});

const event = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, target: null, ...more }) as KeyboardEvent;

test('a key does what its place says', () => {
  expect(pressed(KEYS.table, event('U'))).toBe('undo');
  expect(pressed(KEYS.replay, event('Home'))).toBe('first');
  expect(pressed(KEYS.table, event('x'))).toBeNull();
  expect(pressed(KEYS.table, event('c', { ctrlKey: true }))).toBeNull();
});

test.each(['en', 'de'] as const)('every shortcut is told in the list of keys: %s', (language) => {
  const catalogue = catalogueOf(language);
  for (const [place, names] of Object.entries({ ...KEYS, ...GAME_KEYS })) {
    expect(catalogue).toContain(`\npage-keys-${place} = `);
    for (const name of Object.keys(names))
      expect(catalogue).toContain(`\npage-key-${place}-${name} = `);
  }
});
