import { pageSizes } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { ProtocolBroken } from '../errors.ts';
import type { CallOptions } from '../http/index.ts';
import { type PageParams, type ReadPage, hasNextPage } from '../codecs/page.ts';
import { type LastingRow, withoutSharedBefore } from './pages.ts';
import { pollingOff } from './polling.ts';

/** Maximum number of pages that a search reads; more would take too long. */
const maxPages = 100;

/** Reads a page of a list, or the requested row. */
type ReadRows<Row> = (
  params: PageParams & { only: string },
  options: CallOptions,
) => Promise<ReadPage<Row>>;

/**
 * Finds a row by its id; null for none. Searches page after page where the upstream ignores the id.
 * Throws `ProtocolBroken` beyond 100 pages.
 */
async function findRow<Row>(
  read: ReadRows<Row>,
  reference: keyof Row,
  id: string,
  options: CallOptions,
): Promise<Row | null> {
  const limit = pageSizes.max;
  const pages: ReadPage<Row>[] = [];
  while (pages.length < maxPages) {
    const page = await read({ page: pages.length + 1, limit, only: id }, options);
    const found = page.rows.find((row) => row[reference] === id);
    if (found !== undefined) return found;
    pages.push(page);
    if (!hasNextPage(pages, limit)) return null;
  }
  throw new ProtocolBroken('bad-data', `a list has more than ${maxPages} pages`);
}

/** Query options for one row of a list; the data is null where no such row exists. */
export function rowQuery<Row extends LastingRow>(
  list: readonly string[],
  id: string,
  reference: keyof Row,
  read: ReadRows<Row>,
) {
  return queryOptions({
    queryKey: [...list, 'row', id],
    queryFn: ({ client, signal }) => {
      const withoutShared = withoutSharedBefore(client, list, reference);
      const readOne: ReadRows<Row> = async (params, options) =>
        withoutShared(await read(params, options));
      return findRow(readOne, reference, id, { signal });
    },
    ...pollingOff,
    // Searching takes many calls, so opening the page again within ten seconds does not repeat the
    // search.
    staleTime: 10_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
