import type { BillEntry, CorroClient } from '@corro/client';

/** Rows to a page while one is looked for: the most that the contract gives. */
const limit = 100;

/**
 * One change of the balance, looked for page after page, since no call answers it alone; null where
 * there is none such. Ends at a page with nothing new as well: an upstream may not know pages.
 */
export async function findEntry(
  { bill }: CorroClient,
  id: string,
  signal: AbortSignal,
): Promise<BillEntry | null> {
  const met = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { rows, count } = await bill.list({ type: 'all', page, limit }, { signal });
    const found = rows.find((entry) => entry.id === id);
    if (found !== undefined) return found;
    const before = met.size;
    for (const entry of rows) met.add(entry.id);
    if (met.size === before || page * limit >= count) return null;
  }
}
