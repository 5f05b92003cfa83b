import { type PersistedName, persistedNameOf, persistedNames } from '@corro/client';
import { cacheLifetimeMs } from '@corro/domain';
import type { Locale } from '@corro/messages';
import type { QueryClient } from '@tanstack/react-query';
import { isYoungerThan, type SafeStorage } from './storage.ts';

/** Increase it when the shape of any persisted query changes: older data is then dropped. */
const version = 2;

interface Stored {
  readonly version: number;
  /** Language of the stored answers, which contain names and news. */
  readonly locale: Locale | undefined;
  readonly key: readonly unknown[];
  /** Read time in epoch milliseconds. */
  readonly readAt: number;
  readonly data: unknown;
}

/**
 * Stores the newest answer of every persisted query (spec §3). Stops storing when the session ends:
 * a later answer belongs to a customer who has logged out. Removes an answer at the end of its
 * lifetime, should nothing replace it until then. Returns the cleanup.
 */
export function persistQueries(
  cache: QueryClient,
  storage: SafeStorage,
  locale: Locale,
): () => void {
  const owner = storage.read('token');
  const expiries = new Map<PersistedName, ReturnType<typeof setTimeout>>();
  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { meta, queryKey: key, state } = event.query;
    const name = persistedNameOf(meta);
    if (name === null || owner === null || storage.read('token') !== owner) return;
    const { dataUpdatedAt: readAt, data } = state;
    const stored: Stored = { version, locale, key, readAt, data };
    storage.write(name, JSON.stringify(stored));
    clearTimeout(expiries.get(name));
    expiries.set(
      name,
      setTimeout(() => storage.remove(name), cacheLifetimeMs),
    );
  });
  return () => {
    unsubscribe();
    for (const expiry of expiries.values()) clearTimeout(expiry);
  };
}

/**
 * Restores stored answers of this language that are younger than half an hour. They show
 * immediately with their age and are refetched by the first screen that uses them. Returns whether
 * any could not be read; those are removed.
 */
export function restoreQueries(
  cache: QueryClient,
  storage: SafeStorage,
  { now, locale }: { readonly now: number; readonly locale: Locale },
): boolean {
  let isUnreadable = false;
  for (const name of persistedNames) {
    const text = storage.read(name);
    if (text === null) continue;
    const stored = parse(text);
    const isOfNow = stored?.version === version && stored.locale === locale;
    if (isOfNow && isYoungerThan(cacheLifetimeMs, stored.readAt, now)) {
      cache.setQueryData(stored.key, stored.data, { updatedAt: Math.min(stored.readAt, now) });
      void cache.invalidateQueries({ queryKey: stored.key, exact: true, refetchType: 'none' });
      continue;
    }
    isUnreadable ||= stored === null;
    storage.remove(name);
  }
  return isUnreadable;
}

function parse(text: string): Stored | null {
  try {
    const stored: Partial<Stored> | null = JSON.parse(text);
    const { version: storedVersion, locale, key, readAt, data } = stored ?? {};
    const isSaved =
      typeof storedVersion === 'number' && typeof readAt === 'number' && Array.isArray(key);
    return isSaved && isList(data) ? { version: storedVersion, locale, key, readAt, data } : null;
  } catch {
    return null;
  }
}

/** Persisted data is a list or a page of a list: anything else would break the screens. */
function isList(data: unknown): boolean {
  return (
    Array.isArray(data) || (data instanceof Object && 'rows' in data && Array.isArray(data.rows))
  );
}
