import type { ChatMessage } from '@corro/client';
import { expect, it } from 'vitest';
import { createStorage } from '../../app/storage/storage.ts';
import { isInChat, ownMessages, rememberOwn, rememberSent } from './ownMessages.ts';

const now = 1_800_000_000_000;
const inMemory = () =>
  createStorage(() => {
    throw new Error('blocked');
  });

const withoutAuthor = (id: string | null, text: string, change: Partial<ChatMessage> = {}) =>
  ({
    id,
    text,
    author: null,
    createdAt: now,
    clientKey: null,
    caseNumber: null,
    ...change,
  }) satisfies ChatMessage;

const sent = (key: string, text: string, at = now) => ({ key, text, writtenAt: at, sentAt: at });

/** Ids of the messages attributed to this device, which are then remembered. */
function read(storage: ReturnType<typeof inMemory>, listed: ChatMessage[], readAt = now + 1) {
  const own = ownMessages(listed, storage, readAt);
  rememberOwn(storage, own, listed, readAt);
  return [...own.keys()].map(({ id }) => id);
}

it('finds a sent message by its text, and afterwards by its id', () => {
  const storage = inMemory();
  rememberSent(storage, sent('k-1', 'Hola'));
  const chat = [withoutAuthor('1', '¿Sí?'), withoutAuthor('2', ' Hola\n')];
  expect(read(storage, chat)).toEqual(['2']);
  expect(storage.keysOf('sent_message_')).toEqual([]);
  expect(storage.keysOf('own_message_')).toEqual(['own_message_2']);
  expect(read(storage, [...chat, withoutAuthor('3', 'Hola')])).toEqual(['2']);
});

it('matches the last of equal texts, and each of two sent messages once', () => {
  const storage = inMemory();
  rememberSent(storage, sent('k-1', 'Hola'));
  expect(read(storage, [withoutAuthor('1', 'Hola'), withoutAuthor('2', 'Hola')])).toEqual(['2']);
  rememberSent(storage, sent('k-2', 'Gracias', now + 2));
  rememberSent(storage, sent('k-3', 'Gracias', now + 3));
  const chat = [
    withoutAuthor('1', 'Hola'),
    withoutAuthor('2', 'Hola'),
    withoutAuthor('3', 'Gracias'),
  ];
  expect(read(storage, [...chat, withoutAuthor('4', 'Gracias')], now + 4)).toEqual(['2', '4', '3']);
});

it('ignores a chat read before the message was sent', () => {
  const storage = inMemory();
  rememberSent(storage, sent('k-1', 'Hola'));
  expect(read(storage, [withoutAuthor('1', 'Hola')], now)).toEqual([]);
  expect(storage.keysOf('sent_message_')).toHaveLength(1);
});

it('remembers nothing if the upstream reports authors', () => {
  const storage = inMemory();
  rememberSent(storage, sent('k-1', 'Hola'));
  expect(read(storage, [withoutAuthor('1', 'Hola', { author: 'customer' })])).toEqual([]);
  expect(storage.keysOf('sent_message_')).toEqual([]);
  expect(storage.keysOf('own_message_')).toEqual([]);
});

it('never attributes a message of the agent to the device', () => {
  const storage = inMemory();
  rememberSent(storage, sent('k-1', 'Hola'));
  expect(
    read(storage, [withoutAuthor('1', 'Hola', { author: 'agent' }), withoutAuthor('2', 'x')]),
  ).toEqual([]);
});

it('keeps matching a message without an id by its text', () => {
  const storage = inMemory();
  rememberSent(storage, sent('k-1', 'Hola'));
  const chat = [withoutAuthor(null, 'Hola')];
  expect(read(storage, chat)).toEqual([null]);
  expect(read(storage, chat)).toEqual([null]);
});

it('ignores invalid stored data', () => {
  const storage = inMemory();
  storage.write('sent_message_k', '{"key":"k","text":7}');
  storage.write('sent_message_l', 'null');
  expect(read(storage, [withoutAuthor('1', 'Hola')])).toEqual([]);
});

const message = { key: 'k-1', text: 'Hola', writtenAt: now };
const minuteMs = 60_000;

it.each([
  ['its key', [withoutAuthor('1', 'x', { clientKey: 'k-1' })], true],
  ['its text, without keys', [withoutAuthor('1', 'Hola')], true],
  [
    'its text at the edge of the tolerance',
    [withoutAuthor('1', 'Hola', { createdAt: now - 5 * minuteMs })],
    true,
  ],
  ['no older text', [withoutAuthor('1', 'Hola', { createdAt: now - 5 * minuteMs - 1 })], false],
  ['no text without a time', [withoutAuthor('1', 'Hola', { createdAt: null })], false],
  ['no text of the agent', [withoutAuthor('1', 'Hola', { author: 'agent' })], false],
  [
    'no text if keys are reported',
    [withoutAuthor('1', 'Hola'), withoutAuthor('2', 'x', { clientKey: 'k-0' })],
    false,
  ],
] as const)('finds a message with a lost response by %s', (_, listed, isThere) => {
  expect(isInChat(listed, message, inMemory())).toBe(isThere);
});

it('does not match an earlier message of the device', () => {
  const storage = inMemory();
  rememberSent(storage, sent('k-0', 'Hola'));
  read(storage, [withoutAuthor('1', 'Hola')]);
  expect(isInChat([withoutAuthor('1', 'Hola')], message, storage)).toBe(false);
  expect(isInChat([withoutAuthor('1', 'Hola'), withoutAuthor('2', 'Hola')], message, storage)).toBe(
    true,
  );
});
