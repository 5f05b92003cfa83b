import { createFakeStorage } from '@corro/testing';
import { expect, test } from 'vitest';
import { readToken } from '../session/sessionState.ts';
import { createStorage, readJson } from './storage.ts';

function blocked(): Storage {
  throw new Error('blocked');
}

test('keeps values in memory if the storage is blocked', () => {
  const storage = createStorage(blocked);
  storage.write('token', 'abc');
  expect(storage.read('token')).toBe('abc');
  storage.remove('token');
  expect(storage.read('token')).toBeNull();
});

test('corrupt data counts as absent and is removed', () => {
  const storage = createStorage(blocked);
  storage.write('appearance', '{"theme":');
  expect(readJson(storage, 'appearance')).toBeNull();
  expect(storage.read('appearance')).toBeNull();
});

test('lists only half-filled forms, in both storages', () => {
  const stored = createFakeStorage({ room: 60 });
  const storage = createStorage(() => stored);
  storage.write('draft_recharge', '{}');
  storage.write('token', 'abc');
  storage.write('draft_chat', 'x'.repeat(60));
  expect(stored.getItem('draft_chat')).toBeNull();
  expect([...storage.keysOf('draft_')].sort()).toEqual(['draft_chat', 'draft_recharge']);
});

test('reports unsaved data until it is stored or removed', () => {
  const stored = createFakeStorage({ room: 0 });
  const storage = createStorage(() => stored);
  expect(storage.isLosing.get()).toBe(false);
  storage.write('cached_news', '[]');
  expect(storage.isLosing.get()).toBe(false);
  storage.write('draft_loan', '{}');
  expect(storage.isLosing.get()).toBe(true);
  expect(storage.isSaved('draft_loan')).toBe(false);
  expect(storage.isSaved('token')).toBe(true);
  storage.remove('draft_loan');
  expect(storage.isLosing.get()).toBe(false);
});

test('data that can be refetched is removed before the customer’s own', () => {
  const stored = createFakeStorage({ room: 40 });
  const storage = createStorage(() => stored);
  storage.write('cached_news', 'n'.repeat(29));
  storage.write('pending_orders', '{"a":[]}');
  expect(stored.getItem('cached_news')).toBeNull();
  expect(stored.getItem('pending_orders')).toBe('{"a":[]}');
  expect(storage.isLosing.get()).toBe(false);
});

test('cached data never displaces other data', () => {
  const stored = createFakeStorage({ room: 40 });
  const storage = createStorage(() => stored);
  storage.write('cached_categories', 'c'.repeat(15));
  storage.write('cached_news', 'n'.repeat(30));
  expect(stored.getItem('cached_categories')).toBe('c'.repeat(15));
});

test('a reload does not restore a value older than one that could not be stored', () => {
  const stored = createFakeStorage({ room: 30 });
  const storage = createStorage(() => stored);
  storage.write('draft_loan', 'first');
  storage.write('draft_loan', 'second'.repeat(5));
  expect(storage.read('draft_loan')).toBe('second'.repeat(5));
  expect(createStorage(() => stored).read('draft_loan')).toBeNull();
});

test('treats a storage that silently drops writes as blocked', () => {
  const sieve = Object.assign(createFakeStorage(), { setItem: () => undefined });
  const storage = createStorage(() => sieve);
  storage.write('token', 'abc');
  expect(storage.read('token')).toBe('abc');
  expect(storage.isSaved('token')).toBe(false);
});

test.each(['', 'a\nb', '漢字', ' abc'])('%j is not a token, and is removed', (text) => {
  const stored = createFakeStorage();
  const storage = createStorage(() => stored);
  storage.write('token', text);
  expect(readToken(storage)).toBeNull();
  expect(storage.read('token')).toBeNull();
});

test('reads a token exactly as stored', () => {
  const stored = createFakeStorage();
  const storage = createStorage(() => stored);
  storage.write('token', 'c-1.Ab_9');
  expect(readToken(storage)).toBe('c-1.Ab_9');
});
