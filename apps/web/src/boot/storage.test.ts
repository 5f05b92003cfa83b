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
