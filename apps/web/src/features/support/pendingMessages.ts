import type { WrittenMessage } from '@corro/machines';
import { readJson, type SafeStorage } from '../../app/storage/storage.ts';

/*
 * Messages whose end is not known, in the order in which they were written. They are kept before
 * their call begins, so that a reload in the middle neither loses one nor sends it twice. Each tab
 * changes its own and leaves the other tabs' alone.
 */

const key = 'pending_messages';

export function readPendingMessages(storage: SafeStorage): readonly WrittenMessage[] {
  const kept = readJson(storage, key);
  return Array.isArray(kept) ? kept.filter(isWritten) : [];
}

/** What keeps the messages of one tab; `own` are those that it has read from the device. */
export function createMessageKeeper(
  storage: SafeStorage,
  own: readonly WrittenMessage[],
): (messages: readonly WrittenMessage[]) => void {
  const owned = new Set(own.map((message) => message.key));
  return (messages) => {
    for (const message of messages) owned.add(message.key);
    const all = [
      ...readPendingMessages(storage).filter((other) => !owned.has(other.key)),
      ...messages,
    ];
    if (all.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(all));
  };
}

/** What was stored may be anything: another version of Corro, or somebody's hand, wrote it. */
function isWritten(value: unknown): value is WrittenMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key: id, text, writtenAt }: Record<string, unknown> = { ...value };
  return (
    typeof id === 'string' && id !== '' && typeof text === 'string' && typeof writtenAt === 'number'
  );
}
