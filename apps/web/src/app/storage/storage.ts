import { type KeptName, keptNames } from '@corro/client';
import { createBooleanStore, type BooleanStore } from '../booleanStore.ts';

/** What the app keeps on the device (spec §3) and the age that half-filled forms may reach. */
export type StoredKey =
  | 'token'
  /** What the upstream knows this device by; stays when the customer logs out. */
  | 'device'
  | 'userInfo'
  | 'locale'
  | 'appearance'
  | 'amounts'
  | KeptName
  | 'forget'
  | 'return_to'
  | 'done_before_login'
  | 'pending_orders'
  | 'pending_messages'
  | `draft_${string}`;

/** A store that never throws: what the browser refuses to keep lives until the page is left. */
export interface SafeStorage {
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string): void;
  remove(key: StoredKey): void;
  /** The names of the forms that are kept half filled. */
  drafts(): readonly string[];
  /** Calls back when another tab changed a key; null as key means that all were removed. */
  subscribe(listener: (key: string | null, value: string | null) => void): () => void;
  /** Whether something that the customer would miss lives only until the page is left. */
  readonly isLosing: BooleanStore;
  /** Whether the browser has kept what was written last under a key. */
  isKept(key: StoredKey): boolean;
}

const draftPrefix = 'draft_';
const readAgain: ReadonlySet<string> = new Set(keptNames);

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
    keptNames.forEach(drop);
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
    isKept: (key) => !memory.has(key),
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
    drafts: () => {
      const kept = attempt((storage) => [...keysOf(storage)]) ?? [];
      return [...memory.keys(), ...kept]
        .filter((key) => key.startsWith(draftPrefix))
        .map((key) => key.slice(draftPrefix.length));
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => listener(event.key, event.newValue);
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}

function* keysOf(storage: Storage): Generator<string> {
  for (let at = 0; at < storage.length; at += 1) yield storage.key(at) ?? '';
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
export function isYoungerThan(lifetime: number, keptAt: number, now: number): boolean {
  return Math.abs(now - keptAt) < lifetime;
}
