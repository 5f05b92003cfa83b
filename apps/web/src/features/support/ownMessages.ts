import type { ChatMessage } from '@corro/client';
import type { WrittenMessage } from '@corro/machines';
import { readGroup, type SafeStorage } from '../../app/storage/storage.ts';
import { isWritten } from './pendingMessages.ts';

/*
 * Some upstreams do not report the author of a message. The device then remembers what it sent: the
 * message until the chat lists it, and afterwards its id, also across sessions.
 */

const sentGroup = 'sent_message_';
const ownGroup = 'own_message_';

/** A delivered message. Times in epoch milliseconds. */
interface SentMessage extends WrittenMessage {
  readonly sentAt: number;
}

/**
 * Messages in the chat that this device sent, each with its stored text; null if only its id is
 * stored.
 */
export type OwnMessages = ReadonlyMap<ChatMessage, SentMessage | null>;

/** Remembers a delivered message until the chat lists it. */
export function rememberSent(storage: SafeStorage, message: SentMessage): void {
  const { key, text, writtenAt, sentAt } = message;
  storage.write(`${sentGroup}${key}`, JSON.stringify({ key, text, writtenAt, sentAt }));
}

/**
 * Finds this device's messages among those without an author: by id, or by text. `readAt` is the
 * time at which the chat was read, in epoch milliseconds. Each message sent before it matches the
 * last listed message with the same text that no other sent message matches.
 */
export function ownMessages(
  listed: readonly ChatMessage[],
  storage: SafeStorage,
  readAt: number,
): OwnMessages {
  const withoutAuthor = listed.filter(({ author }) => author === null);
  const messagesOfCustomer = new Map<ChatMessage, SentMessage | null>(
    withoutAuthor.filter(({ id }) => isOwnId(storage, id)).map((message) => [message, null]),
  );
  if (withoutAuthor.length === 0) return messagesOfCustomer;
  const newestFirst = [...withoutAuthor].reverse();
  for (const message of sentBefore(storage, readAt)) {
    const match = newestFirst.find(
      (item) => !messagesOfCustomer.has(item) && isSameText(item, message),
    );
    if (match !== undefined) messagesOfCustomer.set(match, message);
  }
  return messagesOfCustomer;
}

/**
 * Replaces remembered messages by their ids in the chat; forgets them if the upstream reports
 * authors.
 */
export function rememberOwn(
  storage: SafeStorage,
  messagesOfCustomer: OwnMessages,
  listed: readonly ChatMessage[],
  readAt: number,
): void {
  const forget = ({ key }: SentMessage) => storage.remove(`${sentGroup}${key}`);
  for (const [{ id }, sentMessage] of messagesOfCustomer) {
    if (sentMessage === null || id === null) continue;
    storage.write(`${ownGroup}${id}`, String(sentMessage.sentAt));
    forget(sentMessage);
  }
  if (listed.every(({ author }) => author !== null)) sentBefore(storage, readAt).forEach(forget);
}

/** Messages sent before `readAt`, last written first. */
function sentBefore(storage: SafeStorage, readAt: number): readonly SentMessage[] {
  return readGroup(storage, sentGroup)
    .filter(isSent)
    .filter(({ sentAt }) => sentAt < readAt)
    .sort((a, b) => b.writtenAt - a.writtenAt);
}

/** Tolerated clock difference between device and upstream, milliseconds. */
const clockToleranceMs = 5 * 60_000;

/**
 * True if the chat lists a message whose call got no response. Compares keys. If the upstream
 * reports no keys, compares the texts of recent messages, except the agent's and those whose id is
 * stored.
 */
export function isInChat(
  listed: readonly ChatMessage[],
  message: WrittenMessage,
  storage: SafeStorage,
): boolean {
  if (listed.some(({ clientKey }) => clientKey !== null)) {
    return listed.some(({ clientKey }) => clientKey === message.key);
  }
  return listed.some(
    ({ id, author, createdAt, text }) =>
      author !== 'agent' &&
      createdAt !== null &&
      createdAt >= message.writtenAt - clockToleranceMs &&
      isSameText({ text }, message) &&
      !isOwnId(storage, id),
  );
}

function isOwnId(storage: SafeStorage, id: string | null): boolean {
  return id !== null && storage.read(`${ownGroup}${id}`) !== null;
}

function isSameText(a: { readonly text: string }, b: { readonly text: string }): boolean {
  return a.text.trim() === b.text.trim();
}

function isSent(value: unknown): value is SentMessage {
  return isWritten(value) && 'sentAt' in value && typeof value.sentAt === 'number';
}
