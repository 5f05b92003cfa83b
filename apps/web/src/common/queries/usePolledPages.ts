import { hasNextPage, type ReadPage } from '@corro/client';
import {
  type QueryKey,
  hashKey,
  type QueryClient,
  type UseQueryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { InfiniteQueryState } from './InfiniteRows.tsx';
import type { QueryResult } from './queryError.tsx';
import { rowKey } from './rows.tsx';

/** A row and when its page was read, epoch milliseconds. */
export interface ReadRow<Row> {
  readonly row: Row;
  readonly readAt: number;
}

/** A list that is read page after page, of which only the pages in view are polled. */
export interface PolledPages<Row> extends QueryResult<readonly ReadRow<Row>[]>, InfiniteQueryState {
  /** Told which rows are in view, first and last, counted from 0. */
  readonly show: (first: number, last: number) => void;
}

/** Which pages to read, and how to tell their rows apart. */
export interface PagesOf<Row, Key extends QueryKey> {
  /** The polled query of a page, from 1. */
  readonly pageOf: (page: number) => PageQuery<Row, Key>;
  /** Rows to a page. */
  readonly limit: number;
  readonly idOf: (row: Row) => string | null;
  /** False while it is not known yet what to read. */
  readonly enabled?: boolean;
}

type PageQuery<Row, Key extends QueryKey> = UseQueryOptions<
  ReadPage<Row>,
  Error,
  ReadPage<Row>,
  Key
> & { readonly queryKey: Key };

/** How much of a list is shown: how many pages, and which of them are in view. */
interface Shown {
  readonly wanted: number;
  readonly inView: readonly number[];
}

/**
 * Reads a list page after page. A poll reads the pages in view, and no others; those are read again
 * when they come into view. Each row once: what comes in at the top pushes another row onto the next
 * page. Every row that has no id.
 */
export function usePolledPages<Row, Key extends QueryKey>(
  list: PagesOf<Row, Key>,
): PolledPages<Row> {
  const { pageOf, limit, idOf, enabled = true } = list;
  const cache = useQueryClient();
  const name = hashKey(pageOf(1).queryKey);
  // Another search is another list.
  const [byName, setByName] = useState<Readonly<Record<string, Shown>>>({});
  const state = byName[name] ?? { wanted: cachedPages(cache, pageOf), inView: [1] };
  const { wanted, inView } = state;

  const isCached = (page: number) => cache.getQueryData(pageOf(page).queryKey) !== undefined;
  const results = useQueries({
    queries: Array.from({ length: wanted }, (_, at) => ({
      ...pageOf(at + 1),
      // A further page that failed comes when the customer asks for it again.
      ...(at > 0 && !isCached(at + 1) ? { refetchInterval: false as const } : {}),
      enabled: (query: { state: { data: unknown } }) =>
        enabled && (inView.includes(at + 1) || query.state.data === undefined),
    })),
  });
  const gap = results.findIndex(({ data }) => data === undefined);
  const read = gap === -1 ? results : results.slice(0, gap);
  const pages = read.flatMap(({ data }) => data ?? []);
  const rows = new Map<string, ReadRow<Row> & { page: number }>();
  for (const [at, { data, dataUpdatedAt }] of read.entries()) {
    for (const row of data?.rows ?? []) {
      const id = rowKey(idOf(row), rows.size);
      if (!rows.has(id)) rows.set(id, { row, readAt: dataUpdatedAt, page: at + 1 });
    }
  }
  const all = [...rows.values()];
  const head = results[0];
  const next = results[pages.length];
  const change = (changes: Partial<Shown>) =>
    setByName((before) => ({ ...before, [name]: { ...state, ...before[name], ...changes } }));
  // A page that is not in view is not read again, and its failure would stay.
  const failed = read.find(({ error }, at) => error !== null && inView.includes(at + 1));
  if (head === undefined) throw new TypeError('A list has a first page');
  return {
    data: head.data === undefined ? undefined : all,
    error: failed?.error ?? (head.data === undefined ? head.error : null),
    errorUpdateCount: head.errorUpdateCount,
    isPaused: head.isPaused,
    dataUpdatedAt: (failed ?? head).dataUpdatedAt,
    refetch: () =>
      Promise.all(results.filter((_, at) => inView.includes(at + 1)).map((one) => one.refetch())),
    hasNextPage: hasNextPage(pages, limit),
    isFetchingNextPage: pages.length > 0 && next?.isFetching === true,
    isFetchNextPageError: pages.length > 0 && next !== undefined && next.errorUpdateCount > 0,
    fetchNextPage() {
      if (next === undefined) change({ wanted: pages.length + 1 });
      else if (!next.isFetching) void next.refetch();
    },
    show(first, last) {
      const shown = all.slice(first, last + 1).map(({ page }) => page);
      const seen = shown.length === 0 ? [1] : [...new Set(shown)];
      if (String(seen) !== String(inView)) change({ inView: seen });
    },
  };
}

/** How many pages of a list are there from an earlier visit, from the first on; one at least. */
function cachedPages<Row, Key extends QueryKey>(
  cache: QueryClient,
  pageOf: (page: number) => PageQuery<Row, Key>,
): number {
  let page = 1;
  while (cache.getQueryData(pageOf(page).queryKey) !== undefined) page += 1;
  return Math.max(1, page - 1);
}
