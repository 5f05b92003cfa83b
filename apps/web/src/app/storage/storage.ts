import { type PersistedName, persistedNames } from '@corro/client';
import { createBooleanStore, type BooleanStore } from '../booleanStore.ts';

/** What the app keeps on the device (spec §3) and the age that half-filled forms may reach. */
export type StoredKey =
  | 'token'
  /** What the upstream knows this device by; stays when the customer logs out. */
  | 'device'
  /** By what the customer is known: numbers and picture, no amount. */
  | 'userInfo'
  | 'locale'
  | 'appearance'
  | 'amounts'
  | PersistedName
  /** The draft of the forgotten password: the phone number. */
  | 'forget'
  | 'return_to'
  | 'done_before_login'
  /** The products that were explained on this device; stays when the customer logs out. */
  | 'seen_products'
  /** Whether the card of the first steps was put away on this device; stays as well. */
  | 'start_card'
  /** Whether this customer has done all of the first steps, so that they are not asked about again. */
  | 'start_done'
  /** When the account was last set back on this device, so that other tabs hear of it. */
  | 'started_over'
  /** Orders and messages on their way, as earlier versions listed them in one place. */
  | 'pending_orders'
  | 'pending_messages'
  | `${StoredGroup}${string}`;

/**
 * What there may be many of, each under a key of its own: two tabs that change a common list at the
 * same time would lose what one of them has written.
 */
export type StoredGroup =
  | 'draft_'
  | 'pending_order_'
  | 'pending_message_'
  /** Sent messages that the chat has not shown yet. */
  | 'sent_message_'
  /** Ids of messages that were sent from this device; stay when the customer logs out. */
  | 'own_message_';

/** A store that never throws: what the browser refuses to store stays in memory until the page is left. */
export interface SafeStorage {
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string): void;
  remove(key: StoredKey): void;
  /** The keys of a group that something is stored under. */
  keysOf<Group extends StoredGroup>(group: Group): readonly `${Group}${string}`[];
  /** Calls back when another tab changed a key; null as key means that all were removed. */
  subscribe(listener: (key: string | null, value: string | null) => void): () => void;
  /** Whether data that the customer would miss is in memory only. */
  readonly isLosing: BooleanStore;
  /** Whether the browser has kept what was written last under a key. */
  isSaved(key: StoredKey): boolean;
}

const readAgain: ReadonlySet<string> = new Set(persistedNames);

/** Wraps the browser's store, which may be blocked, full or absent. */
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
  const tell = () => isLosing.set([...memory.keys()].some((key) => !readAgain.has(key)));
  const drop = (key: string) => attempt((storage) => storage.removeItem(key));
  const keep = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return storage.getItem(key) === value;
    }) === true;
  /** What is only kept to be shown sooner gives way to what the customer would miss. */
  const keepInstead = (key: string, value: string) => {
    if (readAgain.has(key)) return false;
    persistedNames.forEach(drop);
    return keep(key, value);
  };
  const remove = (key: string) => {
    memory.delete(key);
    drop(key);
    tell();
  };
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    // What another tab has written is newer than what this one could not.
    if (key === null) memory.clear();
    else memory.delete(key);
    tell();
  });
  return {
    isLosing,
    isSaved: (key) => !memory.has(key),
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      if (keep(key, value) || keepInstead(key, value)) memory.delete(key);
      else {
        memory.set(key, value);
        // What is still there is older: a reload must not bring it back.
        drop(key);
      }
      tell();
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

/** Reads the JSON values that are stored of a group; null in place of those that are unreadable. */
export function readGroup(storage: SafeStorage, group: StoredGroup): unknown[] {
  return storage.keysOf(group).map((key) => readJson(storage, key));
}

/** Removes all that is stored of a group. */
export function removeGroup(storage: SafeStorage, group: StoredGroup): void {
  for (const key of storage.keysOf(group)) storage.remove(key);
}

/** Reads a stored JSON value; null when it is absent or unreadable, and then it is removed. */
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
 * Whether something was kept less than a lifetime ago; all in milliseconds. What comes from further
 * ahead than that was kept by a clock that has been set back since: its age is not known.
 */
export function isYoungerThan(lifetime: number, storedAt: number, now: number): boolean {
  return Math.abs(now - storedAt) < lifetime;
}
