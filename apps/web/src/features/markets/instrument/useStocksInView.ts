import type { Page, Stock } from '@corro/client';
import { useQueries as useAll, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../../app/api.ts';
import type { QueryResult } from '../../../common/queries/queryError.tsx';

/** A share of the list and when it was read. */
interface ReadStock {
  readonly stock: Stock;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

export interface StocksInView {
  /** The first page, which tells how many there are; its error is that of any page in view. */
  readonly query: QueryResult<Page<Stock>>;
  /** The share at an index; null while it is on its way. */
  readonly stockAt: (index: number) => ReadStock | null;
  /** Told which rows are in the page, so that these are read and polled, and no others. */
  readonly show: (first: number, last: number) => void;
}

/** Enough for a screen and what is kept ready around it, in one or two calls. */
const pageSize = 50;

/** All shares of the upstream, of which those are read that the customer looks at. */
export function useStocksInView(): StocksInView {
  const { stocks } = useQueries();
  const [pages, setPages] = useState<readonly number[]>([1]);
  const first = stocks({ page: 1, limit: pageSize });
  const head = useQuery(pages.includes(1) ? first : { ...first, refetchInterval: false });
  const results = useAll({ queries: pages.map((page) => stocks({ page, limit: pageSize })) });
  const failed = results.find(({ error }) => error !== null);
  return {
    query: {
      ...head,
      error: head.error ?? failed?.error ?? null,
      refetch: () => Promise.all([head, ...results].map((one) => one.refetch())),
    },
    stockAt: (index) => {
      const { page, at } = placeOf(index, pageSize);
      const result = results[pages.indexOf(page)];
      const stock = result?.data?.rows[at];
      return result === undefined || stock === undefined
        ? null
        : { stock, readAt: result.dataUpdatedAt };
    },
    show: (from, to) => {
      const wanted = pagesBetween(from, to, pageSize);
      setPages((before) => (String(before) === String(wanted) ? before : wanted));
    },
  };
}

/** The pages, from 1, that hold the rows from one index to another, with so many rows to a page. */
export function pagesBetween(first: number, last: number, limit: number): readonly number[] {
  const from = Math.floor(first / limit);
  const to = Math.floor(last / limit);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at + 1);
}

/** Where the row at an index stands: its page, from 1, and its place there, from 0. */
export function placeOf(index: number, limit: number): { page: number; at: number } {
  return { page: Math.floor(index / limit) + 1, at: index % limit };
}
