import { pageSizes } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { ProtocolBroken } from '../errors.ts';
import type { CallOptions } from '../http/index.ts';
import { type PageParams, type ReadPage, hasNextPage } from '../codecs/page.ts';
import { pollingOff } from './polling.ts';

/** How many pages are searched: more would take too long. */
const mostPages = 100;

/** Reads a page of a list, or the one row of it that is asked for. */
type ReadRows<Row> = (
  params: PageParams & { only: string },
  options: CallOptions,
) => Promise<ReadPage<Row>>;

/**
 * The row of a list that has an id; null where there is none such. An upstream that does not find it by
 * itself is searched page after page, of the most rows that a page may have. Throws `ProtocolBroken` where the
 * list goes on after a hundred.
 */
async function findRow<Row>(
  read: ReadRows<Row>,
  idOf: (row: Row) => string | null,
  id: string,
  options: CallOptions,
): Promise<Row | null> {
  const limit = pageSizes.most;
  const pages: ReadPage<Row>[] = [];
  while (pages.length < mostPages) {
    const page = await read({ page: pages.length + 1, limit, only: id }, options);
    const found = page.rows.find((row) => idOf(row) === id);
    if (found !== undefined) return found;
    pages.push(page);
    if (!hasNextPage(pages, limit)) return null;
  }
  throw new ProtocolBroken('bad-data', `a list has more than ${mostPages} pages`);
}

/** The one row of a list that has an id, or null. */
export function rowQuery<Row>(
  list: readonly string[],
  id: string,
  idOf: (row: Row) => string | null,
  read: ReadRows<Row>,
) {
  return queryOptions({
    queryKey: [...list, 'row', id],
    queryFn: ({ signal }) => findRow(read, idOf, id, { signal }),
    ...pollingOff,
    // A search may take many calls: it is not begun anew whenever the customer comes back to the page.
    staleTime: 10_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What tells most records from the others. */
export const numberOf = ({ orderNumber }: { orderNumber: string | null }) => orderNumber;
