import type { WrittenMessage } from '@corro/machines';
import { readGroup, readJson, type SafeStorage } from '../../app/storage/storage.ts';

/*
 * Messages whose end is not known, each under its key. They are kept before their call begins, so
 * that a reload in the middle neither loses one nor sends it twice. Each tab changes its own and
 * leaves the other tabs' alone.
 */

const group = 'pending_message_';
const listedAt = 'pending_messages';

/** What is kept, in the order in which it was written. */
export function readPendingMessages(storage: SafeStorage): readonly WrittenMessage[] {
  splitList(storage);
  return readGroup(storage, group)
    .filter(isWritten)
    .toSorted((one, other) => one.writtenAt - other.writtenAt);
}

/** What keeps the messages of one tab; `own` are those that it has read from the device. */
export function createPendingMessages(
  storage: SafeStorage,
  own: readonly WrittenMessage[],
): (messages: readonly WrittenMessage[]) => void {
  let kept = new Set(own.map(({ key }) => key));
  return (messages) => {
    const before = kept;
    kept = new Set(messages.map(({ key }) => key));
    for (const message of messages) if (!before.has(message.key)) keep(storage, message);
    for (const key of before) if (!kept.has(key)) storage.remove(`${group}${key}`);
  };
}

function keep(storage: SafeStorage, message: WrittenMessage): void {
  storage.write(`${group}${message.key}`, JSON.stringify(message));
}

/** Earlier versions listed them in one place. */
function splitList(storage: SafeStorage): void {
  const listed = readJson(storage, listedAt);
  if (!Array.isArray(listed)) return;
  listed.filter(isWritten).forEach((message) => keep(storage, message));
  storage.remove(listedAt);
}

/** Stored data may be anything: another version of Corro or the user may have written it. */
export function isWritten(value: unknown): value is WrittenMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key: id, text, writtenAt }: Record<string, unknown> = { ...value };
  return (
    typeof id === 'string' && id !== '' && typeof text === 'string' && typeof writtenAt === 'number'
  );
}
