import type { WrittenMessage } from '@corro/machines';
import { readJson, type SafeStorage } from '../../boot/storage.ts';

/*
 * Messages whose end is not known, in the order in which they were written. They are kept before
 * their call begins, so that a reload in the middle neither loses one nor sends it twice.
 */

const key = 'pending_messages';

export function readUnsettled(storage: SafeStorage): readonly WrittenMessage[] {
  const kept = readJson(storage, key);
  return Array.isArray(kept) ? kept.filter(isWritten) : [];
}

export function keepUnsettled(storage: SafeStorage, messages: readonly WrittenMessage[]): void {
  if (messages.length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(messages));
}

/** What was stored may be anything: another version of Corro, or somebody's hand, wrote it. */
function isWritten(value: unknown): value is WrittenMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key: id, text, writtenAt }: Record<string, unknown> = { ...value };
  return (
    typeof id === 'string' && id !== '' && typeof text === 'string' && typeof writtenAt === 'number'
  );
}
