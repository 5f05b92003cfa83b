import { hasNextPage, type ReadPage } from '@corro/client';
import {
  type QueryKey,
  hashKey,
  type QueryClient,
  type UseQueryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent } from 'react';
import type { InfiniteQueryState } from './InfiniteRows.tsx';
import type { QueryResult } from './queryError.tsx';
import { type KeyedRow, rowKey } from './rows.tsx';

/** A row and the read time of its page, in epoch milliseconds. */
export interface ReadRow<Row> {
  readonly row: Row;
  readonly readAt: number;
}

/** A paged list that polls only the pages in view. */
export interface PolledPages<Row> extends QueryResult<readonly ReadRow<Row>[]>, InfiniteQueryState {
  /** Reports the rows in view, first and last, counted from 0. */
  readonly show: (first: number, last: number) => void;
}

interface PagesOf<Row, Key extends QueryKey> {
  /** Query of a page, counted from 1. */
  readonly pageOf: (page: number) => PageQuery<Row, Key>;
  /** Rows per page. */
  readonly limit: number;
  /** False while it is unknown which list to read, for example while the market is unknown. */
  readonly enabled?: boolean;
}

type PageQuery<Row, Key extends QueryKey> = UseQueryOptions<
  ReadPage<Row>,
  Error,
  ReadPage<Row>,
  Key
> & { readonly queryKey: Key };

interface Shown {
  readonly pageCount: number;
  readonly inView: readonly number[];
}

/**
 * Reads a list page after page and polls the pages in view; the others refresh when they come into
 * view. Rows are deduplicated as in `rowsOf`.
 */
export function usePolledPages<Row extends KeyedRow, Key extends QueryKey>(
  list: PagesOf<Row, Key>,
): PolledPages<Row> {
  const { pageOf, limit, enabled = true } = list;
  const cache = useQueryClient();
  const name = hashKey(pageOf(1).queryKey);
  // State by the name of the query, because a different search is a different list.
  const [byName, setByName] = useState<Readonly<Record<string, Shown>>>({});
  const state = byName[name] ?? { pageCount: cachedPages(cache, pageOf), inView: [1] };
  const { pageCount, inView } = state;

  const isCached = (page: number) => cache.getQueryData(pageOf(page).queryKey) !== undefined;
  const results = useQueries({
    queries: Array.from({ length: pageCount }, (_, at) => ({
      ...pageOf(at + 1),
      // A further page that failed waits for the customer's retry.
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
      const id = rowKey(row, rows.size);
      if (!rows.has(id)) rows.set(id, { row, readAt: dataUpdatedAt, page: at + 1 });
    }
  }
  const all = [...rows.values()];
  const head = results[0];
  const next = results[pages.length];
  const change = (changes: Partial<Shown>) =>
    setByName((before) => ({ ...before, [name]: { ...state, ...before[name], ...changes } }));
  // Ignores failures out of view: such a page is not refetched, so its failure would stay.
  const failed = read.find(({ error }, at) => error !== null && inView.includes(at + 1));
  if (head === undefined) throw new TypeError('A list has a first page');
  return {
    data: head.data === undefined ? undefined : all,
    error: failed?.error ?? (head.data === undefined ? head.error : null),
    errorUpdateCount: head.errorUpdateCount,
    dataUpdatedAt: (failed ?? head).dataUpdatedAt,
    refetch: () =>
      Promise.all(
        results.filter((_, at) => inView.includes(at + 1)).map((result) => result.refetch()),
      ),
    hasNextPage: hasNextPage(pages, limit),
    isFetchingNextPage: pages.length > 0 && next?.isFetching === true,
    isFetchNextPageError: pages.length > 0 && next !== undefined && next.errorUpdateCount > 0,
    fetchNextPage() {
      if (next === undefined) change({ pageCount: pages.length + 1 });
      else if (!next.isFetching) void next.refetch();
    },
    show(first, last) {
      const shown = all.slice(first, last + 1).map(({ page }) => page);
      const pagesInView = shown.length === 0 ? [1] : [...new Set(shown)];
      if (String(pagesInView) !== String(inView)) change({ inView: pagesInView });
    },
  };
}

/** Number of leading pages that an earlier visit left in the cache; at least one. */
function cachedPages<Row, Key extends QueryKey>(
  cache: QueryClient,
  pageOf: (page: number) => PageQuery<Row, Key>,
): number {
  let page = 1;
  while (cache.getQueryData(pageOf(page).queryKey) !== undefined) page += 1;
  return Math.max(1, page - 1);
}

interface ReadToEndOptions {
  /** Number of rows after which the customer loads more by hand; defaults to all. */
  readonly maxRead?: number;
  /** Number of leading rows that are polled; the others show their age. Defaults to all. */
  readonly maxPolled?: number;
}

/** Reads a list to its last page. A failed page waits for the customer's retry. */
export function useReadToEnd(
  query: PolledPages<unknown>,
  { maxRead = Infinity, maxPolled = Infinity }: ReadToEndOptions = {},
): void {
  const { data, isFetchingNextPage, isFetchNextPageError } = query;
  const read = data?.length ?? 0;
  const isWanted = query.hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const readNext = useEffectEvent(() => query.fetchNextPage());
  useEffect(() => {
    if (isWanted && read < maxRead) readNext();
  }, [isWanted, read, maxRead]);

  const last = Math.min(read, maxPolled) - 1;
  const poll = useEffectEvent((to: number) => query.show(0, to));
  useEffect(() => {
    if (last >= 0) poll(last);
  }, [last]);
}
