import { type BillEntry, hasNextPage, listStatementEntries, type ReadPage } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { rowsOf } from '../../common/queries/InfiniteRows.tsx';

const limit = pageSizes.most;

/** How many pages are read to be shown: a file has them all. */
const mostPages = 5;

/** The changes of a month, newest first: five hundred at most. */
export function useStatementEntries(month: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'entries', month],
    async queryFn({ signal }) {
      const pages: ReadPage<BillEntry>[] = [];
      do {
        const params = { month, page: pages.length + 1, limit };
        pages.push(await listStatementEntries(api, params, { signal }));
      } while (pages.length < mostPages && hasNextPage(pages, limit));
      return rowsOf({ pages }, ({ id }) => id);
    },
  });
}
