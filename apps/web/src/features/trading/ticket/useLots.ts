import type { Position } from '@corro/client';
import { pageSizes, type PositionType } from '@corro/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../../app/api.ts';
import { type GrownPages, rowsOf } from '../../../common/queries/InfiniteRows.tsx';

/** The customer's open lots of one instrument, page after page; none while its type is not known. */
export function useLots(symbol: string, type: PositionType | undefined) {
  const queries = useQueries();
  const query = useInfiniteQuery({
    ...queries.positionsGrowing({
      type: type ?? 'stock',
      symbol,
      limit: pageSizes.positions,
    }),
    enabled: type !== undefined,
  });
  const { data, hasNextPage } = query;
  const all = data === undefined || hasNextPage ? undefined : lotsOf(data, symbol);
  return { query, all };
}

/** The lots among what was loaded; an upstream that knows no filter sends those of other instruments too. */
export function lotsOf(data: GrownPages<Position>, symbol: string): Position[] {
  return rowsOf(data, ({ orderNumber }) => orderNumber).filter((lot) => lot.symbol === symbol);
}
