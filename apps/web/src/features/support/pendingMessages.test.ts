import { createFakeStorage } from '@corro/testing';
import { expect, it } from 'vitest';
import { createStorage } from '../../app/storage/storage.ts';
import { createPendingMessages, readPendingMessages } from './pendingMessages.ts';

const blocked = () =>
  createStorage(() => {
    throw new Error('blocked');
  });

const message = { key: 'k-1', text: 'Hola', writtenAt: 1_800_000_000_000 };

it('gives back what was kept, in its order', () => {
  const storage = blocked();
  const two = [message, { ...message, key: 'k-0', writtenAt: message.writtenAt + 1 }];
  createPendingMessages(storage, [])(two);
  expect(readPendingMessages(storage)).toEqual(two);
});

it('keeps nothing where there is nothing left', () => {
  const storage = blocked();
  const keep = createPendingMessages(storage, []);
  keep([message]);
  keep([]);
  expect(storage.keysOf('pending_message_')).toEqual([]);
});

it('leaves alone what other tabs have on their way, and gives up what it took on', () => {
  const storage = blocked();
  const other = { ...message, key: 'k-2', writtenAt: message.writtenAt + 1 };
  const here = createPendingMessages(storage, []);
  const elsewhere = createPendingMessages(storage, []);
  here([message]);
  elsewhere([other]);
  expect(readPendingMessages(storage)).toEqual([message, other]);
  here([]);
  expect(readPendingMessages(storage)).toEqual([other]);
  const after = createPendingMessages(storage, readPendingMessages(storage));
  after([]);
  expect(readPendingMessages(storage)).toEqual([]);
});

it('reads what an earlier version had listed in one place', () => {
  const storage = blocked();
  storage.write('pending_messages', JSON.stringify([message, { key: 'k' }]));
  expect(readPendingMessages(storage)).toEqual([message]);
  createPendingMessages(storage, [message])([]);
  expect(readPendingMessages(storage)).toEqual([]);
});

it('loses nothing of another tab that this one has not heard of yet', () => {
  const [here, there] = [createFakeStorage(), createFakeStorage()];
  createPendingMessages(
    createStorage(() => here),
    [],
  )([message]);
  createPendingMessages(
    createStorage(() => there),
    [],
  )([{ ...message, key: 'k-2' }]);
  // A moment later the store has what both have changed in it.
  for (let at = 0; at < there.length; at += 1) {
    const key = there.key(at) ?? '';
    here.setItem(key, there.getItem(key) ?? '');
  }
  expect(readPendingMessages(createStorage(() => here)).map(({ key }) => key)).toEqual([
    'k-1',
    'k-2',
  ]);
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
  storage.write('pending_message_k', text);
  expect(readPendingMessages(storage)).toEqual([]);
});
