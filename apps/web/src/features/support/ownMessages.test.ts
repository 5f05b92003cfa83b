import type { ChatMessage } from '@corro/client';
import { expect, it } from 'vitest';
import { createStorage } from '../../app/storage/storage.ts';
import { isInChat, keepOwn, keepSent, ownMessages } from './ownMessages.ts';

const now = 1_800_000_000_000;
const inMemory = () =>
  createStorage(() => {
    throw new Error('blocked');
  });

/** A message of which the upstream does not say whose it is. */
const untold = (id: string | null, text: string, change: Partial<ChatMessage> = {}) =>
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

/** The ids of the messages that count as the device's own, which are then kept. */
function read(storage: ReturnType<typeof inMemory>, listed: ChatMessage[], readAt = now + 1) {
  const own = ownMessages(listed, storage, readAt);
  keepOwn(storage, own, listed, readAt);
  return [...own.keys()].map(({ id }) => id);
}

it('knows what was sent from here by its text, and from then on by its id', () => {
  const storage = inMemory();
  keepSent(storage, sent('k-1', 'Hola'));
  const chat = [untold('1', '¿Sí?'), untold('2', ' Hola\n')];
  expect(read(storage, chat)).toEqual(['2']);
  expect(storage.keysOf('sent_message_')).toEqual([]);
  expect(storage.keysOf('own_message_')).toEqual(['own_message_2']);
  expect(read(storage, [...chat, untold('3', 'Hola')])).toEqual(['2']);
});

it('takes the last of equal texts, and of two that were sent each its own', () => {
  const storage = inMemory();
  keepSent(storage, sent('k-1', 'Hola'));
  expect(read(storage, [untold('1', 'Hola'), untold('2', 'Hola')])).toEqual(['2']);
  keepSent(storage, sent('k-2', 'Gracias', now + 2));
  keepSent(storage, sent('k-3', 'Gracias', now + 3));
  const chat = [untold('1', 'Hola'), untold('2', 'Hola'), untold('3', 'Gracias')];
  expect(read(storage, [...chat, untold('4', 'Gracias')], now + 4)).toEqual(['2', '4', '3']);
});

it('looks in no chat that was read before the message was sent', () => {
  const storage = inMemory();
  keepSent(storage, sent('k-1', 'Hola'));
  expect(read(storage, [untold('1', 'Hola')], now)).toEqual([]);
  expect(storage.keysOf('sent_message_')).toHaveLength(1);
});

it('keeps nothing where the upstream tells whose a message is', () => {
  const storage = inMemory();
  keepSent(storage, sent('k-1', 'Hola'));
  expect(read(storage, [untold('1', 'Hola', { author: 'customer' })])).toEqual([]);
  expect(storage.keysOf('sent_message_')).toEqual([]);
  expect(storage.keysOf('own_message_')).toEqual([]);
});

it('takes no message of the agent’s for its own', () => {
  const storage = inMemory();
  keepSent(storage, sent('k-1', 'Hola'));
  expect(read(storage, [untold('1', 'Hola', { author: 'agent' }), untold('2', 'x')])).toEqual([]);
});

it('goes on knowing one without an id by what was sent', () => {
  const storage = inMemory();
  keepSent(storage, sent('k-1', 'Hola'));
  const chat = [untold(null, 'Hola')];
  expect(read(storage, chat)).toEqual([null]);
  expect(read(storage, chat)).toEqual([null]);
});

it('reads nothing out of what another hand has stored', () => {
  const storage = inMemory();
  storage.write('sent_message_k', '{"key":"k","text":7}');
  storage.write('sent_message_l', 'null');
  expect(read(storage, [untold('1', 'Hola')])).toEqual([]);
});

const message = { key: 'k-1', text: 'Hola', writtenAt: now };
const minuteMs = 60_000;

it.each([
  ['its key', [untold('1', 'x', { clientKey: 'k-1' })], true],
  ['its text, where no keys are told', [untold('1', 'Hola')], true],
  [
    'its text at the edge of that time',
    [untold('1', 'Hola', { createdAt: now - 5 * minuteMs })],
    true,
  ],
  ['not an older text', [untold('1', 'Hola', { createdAt: now - 5 * minuteMs - 1 })], false],
  ['not a text without a time', [untold('1', 'Hola', { createdAt: null })], false],
  ['not a text of the agent’s', [untold('1', 'Hola', { author: 'agent' })], false],
  [
    'not a text where keys are told',
    [untold('1', 'Hola'), untold('2', 'x', { clientKey: 'k-0' })],
    false,
  ],
] as const)('finds one whose answer was lost by %s', (_, listed, isThere) => {
  expect(isInChat(listed, message, inMemory())).toBe(isThere);
});

it('does not find in an earlier message one that was written after it', () => {
  const storage = inMemory();
  keepSent(storage, sent('k-0', 'Hola'));
  read(storage, [untold('1', 'Hola')]);
  expect(isInChat([untold('1', 'Hola')], message, storage)).toBe(false);
  expect(isInChat([untold('1', 'Hola'), untold('2', 'Hola')], message, storage)).toBe(true);
});
