import type { KeptName } from '@corro/client';

/** What the app keeps on the device (spec §3) and the age that half-filled forms may reach. */
export type StoredKey =
  | 'token'
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
  /** Removes every half-filled form. */
  removeDrafts(): void;
  /** Calls back when another tab changed a key; null as key means that all were removed. */
  subscribe(listener: (key: string | null, value: string | null) => void): () => void;
}

/** Wraps the browser's store, which may be blocked, full or absent. */
export function createStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isKept === true) memory.delete(key);
      else memory.set(key, value);
    },
    remove,
    removeDrafts: () => {
      const kept = [...memory.keys(), ...(attempt(Object.keys) ?? [])];
      for (const key of kept) if (key.startsWith('draft_')) remove(key);
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => listener(event.key, event.newValue);
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
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
