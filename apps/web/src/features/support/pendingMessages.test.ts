import { createFakeStorage } from '@corro/testing';
import { expect, it } from 'vitest';
import { createStorage } from '../../app/storage/storage.ts';
import { createPendingMessages, readPendingMessages } from './pendingMessages.ts';

const blocked = () =>
  createStorage(() => {
    throw new Error('blocked');
  });

const message = { key: 'k-1', text: 'Hola', writtenAt: 1_800_000_000_000 };

it('reads stored messages in order', () => {
  const storage = blocked();
  const two = [message, { ...message, key: 'k-0', writtenAt: message.writtenAt + 1 }];
  createPendingMessages(storage, [])(two);
  expect(readPendingMessages(storage)).toEqual(two);
});

it('stores nothing when no message is left', () => {
  const storage = blocked();
  const keep = createPendingMessages(storage, []);
  keep([message]);
  keep([]);
  expect(storage.keysOf('pending_message_')).toEqual([]);
});

it('changes only the messages of its own tab', () => {
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

it('reads the list of an earlier version', () => {
  const storage = blocked();
  storage.write('pending_messages', JSON.stringify([message, { key: 'k' }]));
  expect(readPendingMessages(storage)).toEqual([message]);
  createPendingMessages(storage, [message])([]);
  expect(readPendingMessages(storage)).toEqual([]);
});

it('keeps messages of a tab whose change has not arrived yet', () => {
  const [here, there] = [createFakeStorage(), createFakeStorage()];
  createPendingMessages(
    createStorage(() => here),
    [],
  )([message]);
  createPendingMessages(
    createStorage(() => there),
    [],
  )([{ ...message, key: 'k-2' }]);
  // The shared storage then has the changes of both tabs.
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
])('ignores invalid data: %s', (text) => {
  const storage = blocked();
  storage.write('pending_messages', text);
  storage.write('pending_message_k', text);
  expect(readPendingMessages(storage)).toEqual([]);
});
