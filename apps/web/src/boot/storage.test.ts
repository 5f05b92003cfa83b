import { expect, test } from 'vitest';
import { createStorage, readJson } from './storage.ts';

function blocked(): Storage {
  throw new Error('blocked');
}

test('a blocked store keeps things until the page is left', () => {
  const storage = createStorage(blocked);
  storage.write('token', 'abc');
  expect(storage.read('token')).toBe('abc');
  storage.remove('token');
  expect(storage.read('token')).toBeNull();
});

test('what is corrupt counts as absent, and goes', () => {
  const storage = createStorage(blocked);
  storage.write('appearance', '{"theme":');
  expect(readJson(storage, 'appearance')).toBeNull();
  expect(storage.read('appearance')).toBeNull();
});

test('half-filled forms go, wherever they are kept, and nothing else does', () => {
  const kept: Storage = {
    length: 2,
    clear: () => {},
    key: () => null,
    getItem: () => null,
    removeItem: (key) => Reflect.deleteProperty(kept, key),
    setItem: () => {
      throw new Error('full');
    },
    draft_recharge: '{}',
    token: 'abc',
  };
  const storage = createStorage(() => kept);
  storage.write('draft_chat', 'in memory');
  storage.write('locale', 'es');
  storage.removeDrafts();
  expect(kept).not.toHaveProperty('draft_recharge');
  expect(kept).toHaveProperty('token');
  expect(storage.read('draft_chat')).toBeNull();
  expect(storage.read('locale')).toBe('es');
});
