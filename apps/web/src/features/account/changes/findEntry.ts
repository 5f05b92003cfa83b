import {
  type BillEntry,
  hasNextPage,
  listBillEntries,
  type ReadPage,
  type Transport,
} from '@corro/client';
import { pageSizes } from '@corro/domain';

const limit = pageSizes.most;

/** How many pages are searched: more would take too long. */
const mostPages = 100;

/**
 * One change of the balance, looked for page after page, since no call answers it alone; null where
 * there is none such. Reads no more than a hundred pages.
 */
export async function findEntry(
  api: Transport,
  id: string,
  signal: AbortSignal,
): Promise<BillEntry | null> {
  const pages: ReadPage<BillEntry>[] = [];
  do {
    const page = await listBillEntries(
      api,
      { type: 'all', page: pages.length + 1, limit },
      { signal },
    );
    const found = page.rows.find((entry) => entry.id === id);
    if (found !== undefined) return found;
    pages.push(page);
  } while (pages.length < mostPages && hasNextPage(pages, limit));
  return null;
}
