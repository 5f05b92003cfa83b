import { type Position, positionsQuery } from '@corro/client';
import { pageSizes, positionTypeOf } from '@corro/domain';
import { useApi } from '../../../app/api.ts';
import { type PolledPages, usePolledPages } from '../../../common/queries/usePolledPages.ts';
import { useReadToEnd } from '../../../common/queries/useReadToEnd.ts';

/** What the customer has of an instrument. */
export interface HoldingLots {
  readonly query: PolledPages<Position>;
  /** All lots; undefined until the last page is there. */
  readonly lots: readonly Position[] | undefined;
  /** Whether there is something to sell; undefined while that is not known. */
  readonly owns: boolean | undefined;
  /** Whether it is known, or will not be for now. */
  readonly isSettled: boolean;
}

/**
 * The customer's open lots of one instrument, all pages of them. They are asked for as the ticket asks for
 * them, so that it has them at once. None is asked for while the market is not known.
 */
export function useHolding(symbol: string, market: string | undefined): HoldingLots {
  const api = useApi();
  const limit = pageSizes.positions;
  const type = positionTypeOf(market ?? '');
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type, symbol, page, limit }),
    limit,
    idOf: ({ orderNumber }) => orderNumber,
    enabled: market !== undefined,
  });
  useReadToEnd(query);
  const { data, hasNextPage, isFetchNextPageError } = query;
  const isAll = data !== undefined && !hasNextPage;
  // An upstream that knows no filter sends the lots of others too.
  const lots = data?.map(({ row }) => row).filter((lot) => lot.symbol === symbol);
  // A lot without a symbol is not added up, but may be sold.
  const mayOwn = data?.some(({ row }) => row.symbol === null || row.symbol === symbol) ?? false;
  const hasFailed = query.error !== null || query.isPaused || isFetchNextPageError;
  return {
    query,
    lots: isAll ? lots : undefined,
    owns: mayOwn ? true : isAll ? false : undefined,
    isSettled: isAll || hasFailed,
  };
}
