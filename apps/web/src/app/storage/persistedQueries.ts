import { keptNameOf, keptNames } from '@corro/client';
import { cacheLifetimeMs } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';
import { isYoungerThan, type SafeStorage } from './storage.ts';

/** Raise it when the shape of anything kept changes: what an earlier app kept is then forgotten. */
const version = 1;

interface Kept {
  readonly version: number;
  readonly key: readonly unknown[];
  /** When it was read, epoch milliseconds. */
  readonly readAt: number;
  readonly data: unknown;
}

/**
 * Keeps the newest answer of every query that is to outlive the page (spec §3), while the session
 * lasts that the cache began in: one that comes after its end belongs to nobody who is there now.
 * Returns the stop.
 */
export function persistQueries(cache: QueryClient, storage: SafeStorage): () => void {
  const owner = storage.read('token');
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { meta, queryKey: key, state } = event.query;
    const name = keptNameOf(meta);
    if (name === null || owner === null || storage.read('token') !== owner) return;
    const kept: Kept = { version, key, readAt: state.dataUpdatedAt, data: state.data };
    storage.write(name, JSON.stringify(kept));
  });
}

/**
 * Puts what the device has kept for less than half an hour into a cache: it is shown at once, with
 * its age, and read again by whoever looks at it. Answers whether something could not be read; that
 * is forgotten.
 */
export function restoreQueries(cache: QueryClient, storage: SafeStorage, now: number): boolean {
  let isUnreadable = false;
  for (const name of keptNames) {
    const text = storage.read(name);
    if (text === null) continue;
    const kept = parse(text);
    if (kept?.version === version && isYoungerThan(cacheLifetimeMs, kept.readAt, now)) {
      cache.setQueryData(kept.key, kept.data, { updatedAt: Math.min(kept.readAt, now) });
      void cache.invalidateQueries({ queryKey: kept.key, exact: true, refetchType: 'none' });
      continue;
    }
    isUnreadable ||= kept === null;
    storage.remove(name);
  }
  return isUnreadable;
}

/** Null where it is nothing that an app has kept. */
function parse(text: string): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(text);
    const { version: made, key, readAt, data } = kept ?? {};
    const isKept = typeof made === 'number' && typeof readAt === 'number' && Array.isArray(key);
    return isKept && isList(data) ? { version: made, key, readAt, data } : null;
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
