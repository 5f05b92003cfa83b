import { type PersistedName, persistedNameOf, persistedNames } from '@corro/client';
import { cacheLifetimeMs } from '@corro/domain';
import type { Locale } from '@corro/messages';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isYoungerThan, readJson, type SafeStorage } from './storage.ts';

/**
 * Version of the stored data. Increase it when the shape of any persisted query changes, so that
 * older data is dropped.
 */
const version = 2;

interface Stored extends StoredFigure {
  readonly version: number;
  /** Language of the names and news in the stored answers. */
  readonly locale: Locale | undefined;
}

export interface StoredFigure {
  readonly key: readonly unknown[];
  /** Read time in epoch milliseconds. */
  readonly readAt: number;
  readonly data: unknown;
}

/**
 * Build and language of the page that stored the figures. Only a page of the same build and
 * language shows them.
 */
export interface FiguresOf {
  /** Another build may expect other shapes. */
  readonly build: string;
  readonly locale: Locale;
}

export interface StoredFigures extends FiguresOf {
  readonly figures: readonly StoredFigure[];
}

/** A week, in milliseconds; older figures are not shown. */
const figureLifetimeMs = 7 * 24 * 60 * 60_000;

/**
 * Stores the newest answer of every persisted query (spec §3). Stops storing when the session ends:
 * a later answer belongs to a customer who has logged out. Removes an answer at the end of its
 * lifetime if no newer one has replaced it. Returns the cleanup.
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
 * Restores stored answers of this version and language that are younger than half an hour. They
 * show immediately with their age, and the first screen that uses them refetches them. Removes all
 * other stored answers, and returns true if any of them was unreadable.
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
      restore(cache, stored, now);
      continue;
    }
    isUnreadable ||= stored === null;
    storage.remove(name);
  }
  return isUnreadable;
}

/** Restores the figures of the last start, with their age, until the upstream answers. */
export function restoreFigures(
  cache: QueryClient,
  storage: SafeStorage,
  { now, build, locale }: FiguresOf & { readonly now: number },
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same build has written it
  const stored = readJson(storage, 'figures') as Partial<StoredFigures> | null;
  if (stored?.build !== build || stored.locale !== locale) return;
  for (const figure of stored.figures ?? []) {
    if (isYoungerThan(figureLifetimeMs, figure.readAt, now)) restore(cache, figure, now);
  }
}

/** Marks the answer as outdated, so that the first screen that uses it reads it again. */
function restore(cache: QueryClient, { key, readAt, data }: StoredFigure, now: number): void {
  cache.setQueryData(key, data, { updatedAt: Math.min(readAt, now) });
  cache.getQueryCache().get(hashKey(key))?.invalidate();
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
