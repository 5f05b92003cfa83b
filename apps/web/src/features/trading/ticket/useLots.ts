import { hasNextPage, type Position, positionsQuery } from '@corro/client';
import { type Lot, pageSizes, type PositionType } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { type ReadRow, usePolledPages } from '../../../common/queries/usePolledPages.ts';
import { type CompleteLot, isCompleteLot } from '../../../flows/orders/complete.ts';

const most = pageSizes.most;

/**
 * The customer's open lots of one instrument, page after page; none while its type is not known. Where there
 * are more than a page, `all` is read by an answer of its own; undefined while they are not known to be all.
 */
export function useLots(symbol: string, type: PositionType | undefined) {
  const api = useApi();
  const limit = pageSizes.positions;
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type: type ?? 'stock', symbol, page, limit }),
    limit,
    idOf: ({ orderNumber }) => orderNumber,
    enabled: type !== undefined,
  });
  const lots = query.data === undefined ? undefined : lotsOf(rowsOf(query.data), symbol);
  // A purchase between the readings of two pages hides a lot from both: only what one answer holds is known to be all.
  const isOneAnswer = !query.hasNextPage && (query.data?.length ?? 0) <= limit;
  const whole = useQuery({
    ...positionsQuery(api, { type: type ?? 'stock', symbol, page: 1, limit: most }),
    enabled: type !== undefined && query.data !== undefined && !isOneAnswer,
  }).data;
  const isWhole = whole !== undefined && !hasNextPage([whole], most);
  const all = isOneAnswer ? lots : isWhole ? lotsOf(whole.rows, symbol) : undefined;
  return { query: { ...query, data: lots }, all, isBeyondAll: whole !== undefined && !isWhole };
}

function rowsOf(read: readonly ReadRow<Position>[]): readonly Position[] {
  return read.map(({ row }) => row);
}

/**
 * The lots of the instrument: an upstream that knows no filter sends those of others too. One that may
 * be of any instrument is shown, and cannot be sold.
 */
function lotsOf(read: readonly Position[], symbol: string): Position[] {
  return read.filter((lot) => lot.symbol === null || lot.symbol === symbol);
}

/** Whether the chosen lot was sold elsewhere: it is not among all of them (undefined: that is not known). */
export function isSold(
  lot: Pick<Position, 'orderNumber'>,
  all: readonly Position[] | undefined,
): boolean {
  if (all === undefined) return false;
  return all.every(({ orderNumber }) => orderNumber !== lot.orderNumber);
}

/** When it can be sold, epoch milliseconds; null where it can be now. */
export function withheldUntil({ sellableAt }: Position, now: number): number | null {
  return sellableAt !== null && now < sellableAt ? sellableAt : null;
}

/** The lots that can be sold now: all that is needed is known of them, and nothing holds them. */
export function sellable(lots: readonly Position[], now: number): Lot[] {
  return lots
    .filter(isCompleteLot)
    .filter((lot) => withheldUntil(lot, now) === null)
    .map(lotOf);
}

/** What an order names of a lot. */
export function lotOf({ orderNumber, quantity, costPrice, cost: paid }: CompleteLot): Lot {
  return { orderNumber, quantity, costPrice, paid };
}

/** How many shares lots are together. */
export function sharesIn(lots: readonly Lot[]): number {
  return lots.reduce((sum, { quantity }) => sum + quantity, 0);
}
