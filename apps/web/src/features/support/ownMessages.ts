import type { ChatMessage } from '@corro/client';
import type { WrittenMessage } from '@corro/machines';
import { readGroup, type SafeStorage } from '../../app/storage/storage.ts';
import { isWritten } from './pendingMessages.ts';

/*
 * Where an upstream does not tell who wrote a message, the device knows which ones it has sent. What
 * it sends is kept until the chat has it; from then on its id is kept, also for later sessions.
 */

const sentGroup = 'sent_message_';
const ownGroup = 'own_message_';

/** A message that has arrived. Times in epoch milliseconds. */
export interface SentMessage extends WrittenMessage {
  readonly sentAt: number;
}

/** Messages of the chat that were sent from this device, by the keys that they were sent with. */
export type OwnMessages = ReadonlyMap<ChatMessage, SentMessage | null>;

/** Keeps that a message has arrived, until the chat has it. */
export function keepSent(storage: SafeStorage, message: SentMessage): void {
  const { key, text, writtenAt, sentAt } = message;
  storage.write(`${sentGroup}${key}`, JSON.stringify({ key, text, writtenAt, sentAt }));
}

/**
 * Which messages of a chat are this device's own, of those whose author is not told: by their ids, or
 * the last ones with the text of what was sent before the chat was read, at `readAt`.
 */
export function ownMessages(
  listed: readonly ChatMessage[],
  storage: SafeStorage,
  readAt: number,
): OwnMessages {
  const untold = listed.filter(({ author }) => author === null);
  const own = new Map<ChatMessage, SentMessage | null>(
    untold.filter(({ id }) => isKnown(storage, id)).map((message) => [message, null]),
  );
  if (untold.length === 0) return own;
  for (const message of sentBefore(storage, readAt)) {
    const found = untold.findLast((one) => !own.has(one) && isSameText(one, message));
    if (found !== undefined) own.set(found, message);
  }
  return own;
}

/** Keeps the ids of what the chat has; what is sent is then known by them, or told by the upstream. */
export function keepOwn(
  storage: SafeStorage,
  own: OwnMessages,
  listed: readonly ChatMessage[],
  readAt: number,
): void {
  const forget = ({ key }: SentMessage) => storage.remove(`${sentGroup}${key}`);
  for (const [{ id }, sent] of own) {
    if (sent === null || id === null) continue;
    storage.write(`${ownGroup}${id}`, String(sent.sentAt));
    forget(sent);
  }
  if (listed.every(({ author }) => author !== null)) sentBefore(storage, readAt).forEach(forget);
}

/** What was sent before a moment, the last one first. */
function sentBefore(storage: SafeStorage, readAt: number): readonly SentMessage[] {
  return readGroup(storage, sentGroup)
    .filter(isSent)
    .filter(({ sentAt }) => sentAt < readAt)
    .toSorted((one, other) => other.writtenAt - one.writtenAt);
}

/** How far the clocks of device and upstream may be apart, in milliseconds. */
const clockToleranceMs = 5 * 60_000;

/**
 * Whether a message whose answer was lost is in the chat: by its key, or where the upstream tells no
 * keys by its text, in a message of about that time that is not known as another one.
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
    (one) =>
      one.author !== 'agent' &&
      one.createdAt !== null &&
      one.createdAt >= message.writtenAt - clockToleranceMs &&
      isSameText(one, message) &&
      !isKnown(storage, one.id),
  );
}

function isKnown(storage: SafeStorage, id: string | null): boolean {
  return id !== null && storage.read(`${ownGroup}${id}`) !== null;
}

function isSameText(one: Pick<ChatMessage, 'text'>, other: Pick<WrittenMessage, 'text'>): boolean {
  return one.text.trim() === other.text.trim();
}

function isSent(value: unknown): value is SentMessage {
  return isWritten(value) && 'sentAt' in value && typeof value.sentAt === 'number';
}
