import {
  hasNextPage,
  type Position,
  positionsQuery,
  type ReadPage,
  type Transport,
  withoutShared,
} from '@corro/client';
import { type Lot, pageSizes, type PositionType } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { usePolledPages } from '../../../common/queries/usePolledPages.ts';
import { type CompleteLot, isCompleteLot } from '../../../flows/orders/complete.ts';

const maxRows = pageSizes.max;
const limit = pageSizes.positions;

/** A page of the open lots of an instrument. */
export const heldPositions = (api: Transport, symbol: string, type: PositionType, page = 1) =>
  positionsQuery(api, { type, symbol, page, limit });

/** Units in all open lots, from their first page; null if there are more pages. */
export function quantityHeld(first: ReadPage<Position>, symbol: string): number | null {
  if (hasNextPage([first], limit)) return null;
  const quantities = lotsOf(first.rows, symbol).map(({ quantity }) => quantity);
  return quantities.includes(null)
    ? null
    : quantities.reduce<number>((sum, quantity) => sum + (quantity ?? 0), 0);
}

/**
 * Reads the open lots of an instrument page by page; nothing while `type` is unknown. `all` has
 * every open lot, from one response; it is undefined unless that response is complete.
 */
export function useLots(symbol: string, type: PositionType | undefined) {
  const api = useApi();
  const query = usePolledPages({
    pageOf: (page) => heldPositions(api, symbol, type ?? 'stock', page),
    limit,
    enabled: type !== undefined,
  });
  const rows = query.data?.map(({ row }) => row);
  const lots = rows && lotsOf(rows, symbol);
  // A purchase between two page reads can hide a lot from both, so only a single response is
  // complete.
  const isOnePage = !query.hasNextPage && (query.data?.length ?? 0) <= limit;
  const longPage = (page: number) =>
    positionsQuery(api, { type: type ?? 'stock', symbol, page, limit: maxRows });
  const response = useQuery({
    ...longPage(1),
    enabled: type !== undefined && query.data !== undefined && !isOnePage,
  }).data;
  // An upstream may send fewer rows than requested and count only those.
  const mayBeShort =
    response !== undefined && response.ids.length < maxRows && hasNextPage([response], maxRows);
  const secondPage = useQuery({ ...longPage(2), enabled: mayBeShort }).data;
  const isComplete =
    response !== undefined &&
    !hasNextPage(
      mayBeShort && secondPage !== undefined ? [response, secondPage] : [response],
      maxRows,
    );
  const isPending = mayBeShort && secondPage === undefined;
  const all = isOnePage ? lots : isComplete ? lotsOf(response.rows, symbol) : undefined;
  return {
    query: { ...query, data: lots },
    all,
    isBeyondAll: response !== undefined && !isComplete && !isPending,
  };
}

/**
 * Drops lots of other instruments, since an upstream may ignore the filter. Lots without a symbol,
 * and lots of several pages with the same number, stay visible but cannot be sold.
 */
function lotsOf(positions: readonly Position[], symbol: string): Position[] {
  const named = withoutShared([...positions], ['orderNumber']);
  return named.filter((lot) => lot.symbol === null || lot.symbol === symbol);
}

/** True if a chosen lot was sold elsewhere; false while `all` is unknown. */
export function isSold(
  lot: Pick<Position, 'orderNumber'>,
  all: readonly Position[] | undefined,
): boolean {
  if (all === undefined) return false;
  return all.every(({ orderNumber }) => orderNumber !== lot.orderNumber);
}

/** Epoch milliseconds when the lot can be sold; null if it can be sold now. */
export function withheldUntil({ sellableAt }: Position, now: number): number | null {
  return sellableAt !== null && now < sellableAt ? sellableAt : null;
}

/** Lots that are complete and not withheld. */
export function sellableLots(lots: readonly Position[], now: number): Lot[] {
  return lots
    .filter(isCompleteLot)
    .filter((lot) => withheldUntil(lot, now) === null)
    .map(lotOf);
}

export function lotOf({ orderNumber, quantity, costPrice, cost: paid }: CompleteLot): Lot {
  return { orderNumber, quantity, costPrice, paid };
}
