import { useEffect, useEffectEvent } from 'react';
import type { PolledPages } from './usePolledPages.ts';

export interface ReadToEndOptions {
  /** Rows after which the customer asks for more by hand. Left out: all are read. */
  readonly mostRead?: number;
  /** How many of the first rows are polled; those after them show their age. Left out: all. */
  readonly mostPolled?: number;
}

/** Reads a list to its last page, for what needs all rows. A page that failed waits for the customer. */
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
