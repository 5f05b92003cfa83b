import { expect, it } from 'vitest';
import { createStorage } from '../../app/storage/storage.ts';
import { createMessageKeeper, readPendingMessages } from './pendingMessages.ts';

const blocked = () =>
  createStorage(() => {
    throw new Error('blocked');
  });

const message = { key: 'k-1', text: 'Hola', writtenAt: 1_800_000_000_000 };

it('gives back what was kept, in its order', () => {
  const storage = blocked();
  const two = [message, { ...message, key: 'k-0' }];
  createMessageKeeper(storage, [])(two);
  expect(readPendingMessages(storage)).toEqual(two);
});

it('keeps nothing where there is nothing left', () => {
  const storage = blocked();
  const keep = createMessageKeeper(storage, []);
  keep([message]);
  keep([]);
  expect(storage.read('pending_messages')).toBeNull();
});

it('leaves alone what other tabs have on their way, and gives up what it took on', () => {
  const storage = blocked();
  const other = { ...message, key: 'k-2' };
  const here = createMessageKeeper(storage, []);
  const elsewhere = createMessageKeeper(storage, []);
  here([message]);
  elsewhere([other]);
  expect(readPendingMessages(storage)).toEqual([message, other]);
  here([]);
  expect(readPendingMessages(storage)).toEqual([other]);
  const after = createMessageKeeper(storage, readPendingMessages(storage));
  after([]);
  expect(readPendingMessages(storage)).toEqual([]);
});

it.each([
  '',
  '{',
  'null',
  '{"key":"k"}',
  '[null]',
  '["k"]',
  '[{"key":"","text":"","writtenAt":1}]',
  '[{"key":"k","text":7,"writtenAt":1}]',
  '[{"key":"k","text":"Hola"}]',
])('reads nothing out of %s', (text) => {
  const storage = blocked();
  storage.write('pending_messages', text);
  expect(readPendingMessages(storage)).toEqual([]);
});
