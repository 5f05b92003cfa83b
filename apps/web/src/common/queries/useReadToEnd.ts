import { useEffect, useEffectEvent } from 'react';
import type { PolledPages } from './usePolledPages.ts';

export interface ReadToEndOptions {
  /** Number of rows after which the customer loads more by hand; defaults to all. */
  readonly mostRead?: number;
  /** Number of leading rows that are polled; the others show their age. Defaults to all. */
  readonly mostPolled?: number;
}

/** Reads a list to its last page. A failed page waits for the customer's retry. */
export function useReadToEnd(
  query: PolledPages<unknown>,
  { mostRead = Infinity, mostPolled = Infinity }: ReadToEndOptions = {},
): void {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const read = data?.length ?? 0;
  const isWanted = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const readNext = useEffectEvent(() => query.fetchNextPage());
  useEffect(() => {
    if (isWanted && read < mostRead) readNext();
  }, [isWanted, read, mostRead]);

  const last = Math.min(read, mostPolled) - 1;
  const poll = useEffectEvent((to: number) => query.show(0, to));
  useEffect(() => {
    if (last >= 0) poll(last);
  }, [last]);
}
