/** Storage names of persisted queries (spec §3). */
export const persistedNames = [
  'cached_categories',
  'cached_news',
  'news_list',
  'cached_messages',
] as const;

/** Storage name of a persisted query. */
export type PersistedName = (typeof persistedNames)[number];

/** Query options that persist the latest answer. */
export function persistedAs(name: PersistedName) {
  return { meta: { persistedAs: name } } as const;
}

/** Storage name of a query; null for a query that is not persisted. */
export function persistedNameOf(
  meta: Readonly<Record<string, unknown>> | undefined,
): PersistedName | null {
  return persistedNames.find((name) => name === meta?.['persistedAs']) ?? null;
}
