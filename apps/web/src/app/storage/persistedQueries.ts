import { persistedNameOf, persistedNames } from '@corro/client';
import { cacheLifetimeMs } from '@corro/domain';
import type { Locale } from '@corro/messages';
import type { QueryClient } from '@tanstack/react-query';
import { isYoungerThan, type SafeStorage } from './storage.ts';

/** Raise it when the shape of anything kept changes: what an earlier app kept is then forgotten. */
const version = 2;

interface Stored {
  readonly version: number;
  /** The one that was shown: names and news come in it. */
  readonly locale: Locale | undefined;
  readonly key: readonly unknown[];
  /** When it was read, epoch milliseconds. */
  readonly readAt: number;
  readonly data: unknown;
}

/**
 * Keeps the newest answer of every query that is to outlive the page (spec §3), while the session
 * lasts that the cache began in: a later answer belongs to a customer who has logged out.
 * Returns the stop.
 */
export function persistQueries(
  cache: QueryClient,
  storage: SafeStorage,
  locale: Locale,
): () => void {
  const owner = storage.read('token');
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { meta, queryKey: key, state } = event.query;
    const name = persistedNameOf(meta);
    if (name === null || owner === null || storage.read('token') !== owner) return;
    const { dataUpdatedAt: readAt, data } = state;
    const stored: Stored = { version, locale, key, readAt, data };
    storage.write(name, JSON.stringify(stored));
  });
}

/**
 * Puts what the device has kept for less than half an hour, in the language that is shown, into a
 * cache: it is shown at once, with its age, and refetched by the first screen that shows it. Answers
 * whether something could not be read; that is forgotten.
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

/** Null where it is nothing that an app has kept. */
function parse(text: string): Stored | null {
  try {
    const stored: Partial<Stored> | null = JSON.parse(text);
    const { version: made, locale, key, readAt, data } = stored ?? {};
    const isSaved = typeof made === 'number' && typeof readAt === 'number' && Array.isArray(key);
    return isSaved && isList(data) ? { version: made, locale, key, readAt, data } : null;
  } catch {
    return null;
  }
}

/** All that is kept is a list, or a page of one: anything else would break the screen that shows it. */
function isList(data: unknown): boolean {
  return (
    Array.isArray(data) || (data instanceof Object && 'rows' in data && Array.isArray(data.rows))
  );
}
