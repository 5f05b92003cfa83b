import { type PersistedName, persistedNames } from '@corro/client';
import { createBooleanStore, type BooleanStore } from '../booleanStore.ts';

/** Everything that the app stores on the device (spec §3). */
export type StoredKey =
  | 'token'
  /** First token of the session, stored once the upstream has replaced that token. */
  | 'first_token'
  /** Device id of the upstream; kept after logout. */
  | 'device'
  /** Phone number, customer number and picture of the customer; no amounts. */
  | 'userInfo'
  /** Formats of the upstream's times and pages, learned from its answers; kept after logout. */
  | 'learned_format'
  | 'locale'
  | 'appearance'
  | 'amounts'
  /** Instruments that the customer opened from the search. */
  | 'recent_searches'
  | PersistedName
  /** Figures of the main screens, for the next start. */
  | 'figures'
  /** Draft of the forgotten password: the phone number. */
  | 'forget'
  | 'return_to'
  | 'done_before_login'
  /** Products explained on this device; kept after logout. */
  | 'seen_products'
  /** Set when the card of the first steps was dismissed; kept after logout. */
  | 'start_card'
  /** Set when this customer has completed the first steps. */
  | 'start_done'
  /** Time of the last account reset, to notify other tabs. */
  | 'started_over'
  /**
   * Earlier versions of the app stored all pending orders, and all pending messages, in one key
   * each. The first read splits such a key into `pending_order_…` or `pending_message_…`, and
   * removes it.
   */
  | 'pending_orders'
  | 'pending_messages'
  | `${StoredGroup}${string}`;

/**
 * Groups of keys. Each entry has its own key: if all entries were one list, two tabs that change it
 * at the same time would lose data.
 */
export type StoredGroup =
  | 'draft_'
  | 'pending_order_'
  | 'pending_message_'
  /** Sent messages that the chat does not show yet. */
  | 'sent_message_'
  /** Ids of messages sent from this device; kept after logout. */
  | 'own_message_';

/**
 * Storage that never throws: what the browser refuses to store stays in memory until the page
 * closes.
 */
export interface SafeStorage {
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string): void;
  remove(key: StoredKey): void;
  /** Keys of a group that have a value. */
  keysOf<Group extends StoredGroup>(group: Group): readonly `${Group}${string}`[];
  /** Calls `listener` when another tab changes a key; null as key means all keys. */
  subscribe(listener: (key: string | null, value: string | null) => void): () => void;
  /** True while important data is in memory only. */
  readonly isLosing: BooleanStore;
  /** False while the last value of a key is in memory only. */
  isSaved(key: StoredKey): boolean;
}

const cachedAnswers = [...persistedNames, 'figures'] as const;
const readAgain: ReadonlySet<string> = new Set([...cachedAnswers, 'learned_format']);

export function createStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const isLosing = createBooleanStore(false);
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const updateLosing = () => isLosing.set([...memory.keys()].some((key) => !readAgain.has(key)));
  const drop = (key: string) => attempt((storage) => storage.removeItem(key));
  const keep = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return storage.getItem(key) === value;
    }) === true;
  /** Removes the cached answers to make room, and tries to store the important data again. */
  const keepInstead = (key: string, value: string) => {
    if (readAgain.has(key)) return false;
    cachedAnswers.forEach(drop);
    return keep(key, value);
  };
  const remove = (key: string) => {
    memory.delete(key);
    drop(key);
    updateLosing();
  };
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    // The other tab's value is newer than the one in memory.
    if (key === null) memory.clear();
    else memory.delete(key);
    updateLosing();
  });
  return {
    isLosing,
    isSaved: (key) => !memory.has(key),
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      if (keep(key, value) || keepInstead(key, value)) memory.delete(key);
      else {
        memory.set(key, value);
        // The stored value is older than the one in memory: a reload must not restore it.
        drop(key);
      }
      updateLosing();
    },
    remove,
    keysOf: (group) => {
      const stored = attempt((storage) => [...namesIn(storage)]) ?? [];
      const isOfGroup = (key: string): key is `${typeof group}${string}` => key.startsWith(group);
      return [...memory.keys(), ...stored].filter(isOfGroup);
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => listener(event.key, event.newValue);
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}

function* namesIn(storage: Storage): Generator<string> {
  for (let at = 0; at < storage.length; at += 1) yield storage.key(at) ?? '';
}

/** JSON values of a group; null for unreadable ones. */
export function readGroup(storage: SafeStorage, group: StoredGroup): unknown[] {
  return storage.keysOf(group).map((key) => readJson(storage, key));
}

export function removeGroup(storage: SafeStorage, group: StoredGroup): void {
  for (const key of storage.keysOf(group)) storage.remove(key);
}

/** Reads a JSON value; null if absent. An unreadable one is removed. */
export function readJson(storage: SafeStorage, key: StoredKey): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    storage.remove(key);
    return null;
  }
}

/**
 * True if the stored data is younger than a lifetime in milliseconds. False too for data dated
 * later than `now` by the lifetime or more: the clock was set back, so the age of that data is
 * unknown.
 */
export function isYoungerThan(lifetime: number, storedAt: number, now: number): boolean {
  return Math.abs(now - storedAt) < lifetime;
}
