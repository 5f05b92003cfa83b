/** Answers that outlive the page, by the name that a device stores them under (spec §3). */
export const persistedNames = [
  'cached_categories',
  'cached_news',
  'news_list',
  'cached_messages',
] as const;

/** A name that answers are stored under. */
export type PersistedName = (typeof persistedNames)[number];

/** Options of a query whose newest answer a device is to store. */
export function persistedAs(name: PersistedName) {
  return { meta: { persistedAs: name } } as const;
}

/** The name that the answers of a query are stored under; null for one that is not stored. */
export function persistedNameOf(
  meta: Readonly<Record<string, unknown>> | undefined,
): PersistedName | null {
  return persistedNames.find((name) => name === meta?.['persistedAs']) ?? null;
}
