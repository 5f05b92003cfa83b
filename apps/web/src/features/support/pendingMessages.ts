import type { WrittenMessage } from '@corro/machines';
import { readGroup, readJson, type SafeStorage } from '../../app/storage/storage.ts';

/*
 * Pending messages, each stored under its key before its call begins, so that a reload neither
 * loses one nor sends it twice. Each tab changes only its own messages.
 */

const group = 'pending_message_';
const legacyKey = 'pending_messages';

/** Stored messages in the order in which they were written. */
export function readPendingMessages(storage: SafeStorage): readonly WrittenMessage[] {
  splitList(storage);
  return readGroup(storage, group)
    .filter(isWritten)
    .sort((a, b) => a.writtenAt - b.writtenAt);
}

/**
 * Persists the pending messages of one tab; `restored` are the stored messages that this tab took
 * over.
 */
export function createPendingMessages(
  storage: SafeStorage,
  restored: readonly WrittenMessage[],
): (messages: readonly WrittenMessage[]) => void {
  let stored = new Set(restored.map(({ key }) => key));
  return (messages) => {
    const before = stored;
    stored = new Set(messages.map(({ key }) => key));
    for (const message of messages) if (!before.has(message.key)) store(storage, message);
    for (const key of before) if (!stored.has(key)) storage.remove(`${group}${key}`);
  };
}

function store(storage: SafeStorage, message: WrittenMessage): void {
  storage.write(`${group}${message.key}`, JSON.stringify(message));
}

/** Splits the list that earlier versions stored. */
function splitList(storage: SafeStorage): void {
  const listed = readJson(storage, legacyKey);
  if (!Array.isArray(listed)) return;
  listed.filter(isWritten).forEach((message) => store(storage, message));
  storage.remove(legacyKey);
}

/** Validates stored data, which another version or the user may have written. */
export function isWritten(value: unknown): value is WrittenMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, writtenAt }: Record<string, unknown> = { ...value };
  return (
    typeof key === 'string' &&
    key !== '' &&
    typeof text === 'string' &&
    typeof writtenAt === 'number'
  );
}
