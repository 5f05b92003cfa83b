import { dayMs } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';
import {
  type Ambiguous,
  type PageParams,
  type ReadPage,
  hasNextPage,
  withoutReference,
} from '../codecs/page.ts';

export function infinitePages(limit: number) {
  return {
    initialPageParam: 1,
    getNextPageParam: (
      _last: unknown,
      pages: readonly ReadPage<unknown>[],
      number: number,
    ): number | undefined => (hasNextPage(pages, limit) ? number + 1 : undefined),
  };
}

/** Parameters of an infinite list. */
export type InfiniteParams<Params extends PageParams> = Omit<Params, 'page'>;

/** Members that never change: rows that differ in one of them are different rows. */
const lastingNames = ['createdAt', 'symbol', 'amount', 'quantity'] as const;

/** A row with the members that distinguish rows of the same reference. */
export type LastingRow = Ambiguous & { [Name in (typeof lastingNames)[number]]?: unknown };

/** Received rows of a list by reference; null for a reference of several rows. */
type RowsByReference = ReadonlyMap<unknown, LastingRow | null>;

/**
 * Returns a function for the pages of `list`. It sets a reference to null if the same reference
 * names a different row on another page; `withoutShared` does this within a page. The cache
 * remembers the rows until the session ends.
 */
export function withoutSharedBefore<Row extends LastingRow>(
  cache: QueryClient,
  list: readonly unknown[],
  reference: keyof Row,
) {
  const key = ['rowsByReference', ...list];
  return (page: ReadPage<Row>): ReadPage<Row> => {
    const rowsByReference = new Map(cache.getQueryData<RowsByReference>(key));
    for (const row of page.rows) {
      const name = row.isAmbiguous ? row.sharedReference : row[reference];
      const before = rowsByReference.get(name);
      if (name === null || before === null) continue;
      const isShared = row.isAmbiguous || (before !== undefined && isOther(before, row));
      rowsByReference.set(name, isShared ? null : row);
    }
    cache.setQueryData<RowsByReference>(key, rowsByReference);
    const rows = page.rows.map((row) =>
      rowsByReference.get(row[reference]) === null ? withoutReference(row, reference) : row,
    );
    return { ...page, rows };
  };
}

function isOther(before: LastingRow, row: LastingRow): boolean {
  return lastingNames.some((name) => {
    const [left, right] = [before[name] ?? null, row[name] ?? null];
    return (
      left !== null &&
      right !== null &&
      left !== right &&
      !(name === 'createdAt' && isZoneApart(left, right))
    );
  });
}

/** Any two time zones differ by a multiple of a quarter of an hour, in milliseconds. */
const quarterMs = 15 * 60_000;

/**
 * Checks if two times differ by a possible distance of time zones. When a learned zone is
 * corrected, the same row has another time.
 */
function isZoneApart(left: unknown, right: unknown): boolean {
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  const apart = Math.abs(left - right);
  return apart < dayMs && apart % quarterMs === 0;
}
