/** Answers that outlive the page, by the name that a device keeps them under (spec §3). */
export const keptNames = [
  'cached_categories',
  'cached_news',
  'news_list',
  'cached_messages',
] as const;

/** A name that answers are kept under. */
export type KeptName = (typeof keptNames)[number];

/** Options of a query whose newest answer a device is to keep. */
export function keptAs(name: KeptName) {
  return { meta: { keptAs: name } } as const;
}

/** The name that the answers of a query are kept under; null for one that is not kept. */
export function keptNameOf(meta: Readonly<Record<string, unknown>> | undefined): KeptName | null {
  return keptNames.find((name) => name === meta?.['keptAs']) ?? null;
}
