import {
  listOrders,
  type MoneyRecord,
  type Order,
  type OrderKind,
  type Page,
  type Transport,
} from '@corro/client';
import { brokerTimeZone, calendarDayIn, dayMs, type DecimalText } from '@corro/domain';
import type { FoundOrder, PlacedOrder, UnkeyedOrders } from '@corro/machines';

/** Number of newest orders that are searched for a pending one. */
export const newestOrdersLimit = 20;

interface SoughtOrder {
  /** Idempotency key. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly confirmedAt: number;
}

/** Common fields of orders of all kinds. */
interface KeyedRow {
  readonly clientKey: string | null;
  /** Epoch milliseconds; null if the list does not say. */
  readonly createdAt: number | null;
}

/** Excludes rows that cannot be the order, because an upstream may ignore filters. */
interface LikeOrder<Row> {
  readonly isLike?: (row: Row) => boolean;
}

/** Tolerated clock difference between device and server, in milliseconds. */
const clockDifferenceMs = 120_000;

/**
 * Finds a pending order by its key only: an order of the same size must never be mistaken for it.
 * Null if it is not listed. If the server is not known to list keys, returns all orders since the
 * confirmation, and those whose time cannot be read.
 */
export function identify<Row extends KeyedRow>(
  api: Pick<Transport, 'honoursKeys' | 'timeZone' | 'clockAheadMs'>,
  rows: readonly Row[],
  { key, confirmedAt, isLike = () => true }: SoughtOrder & LikeOrder<Row>,
  placedOf: (row: Row) => PlacedOrder,
  becameOf: (row: Row) => FoundOrder = placedOf,
): FoundOrder | UnkeyedOrders | null {
  const keyed = rows.find(({ clientKey }) => clientKey === key);
  if (keyed !== undefined) return becameOf(keyed);
  const listsKeys =
    rows.length === 0
      ? api.honoursKeys() === true
      : rows.some(({ clientKey }) => clientKey !== null);
  if (listsKeys) return null;
  const aheadMs = Math.max(0, api.clockAheadMs()) + clockDifferenceMs;
  const since = confirmedAt - aheadMs - clockChangeMs(api.timeZone());
  const isSince = (row: Row) =>
    isLike(row) && (row.createdAt === null || lastMoment(row.createdAt, api.timeZone()) >= since);
  return {
    listed: rows.filter(isSince).map((row) => {
      const { orderNumber, price, quantity, total } = placedOf(row);
      return { orderNumber, price, quantity, total, createdAt: row.createdAt };
    }),
  };
}

/**
 * Tolerance in milliseconds for a learned zone, which is a fixed offset (`Etc/…` or UTC): if the
 * upstream has since changed between winter and summer time, the learned zone is wrong by an hour.
 */
function clockChangeMs(timeZone: string | null): number {
  return timeZone === 'UTC' || timeZone?.startsWith('Etc/') === true ? 3_600_000 : 0;
}

/** Length of a day with 25 hours, and the largest difference between two zones, in milliseconds. */
const [longestDayMs, zonesApartMs] = [dayMs + 3_600_000, 26 * 3_600_000];

/**
 * Latest moment that a listed time can mean. Some lists give only the day, which parses as midnight
 * in the upstream's zone; while that zone is unknown, in the broker's zone.
 */
function lastMoment(listed: number, timeZone: string | null): number {
  const dayOf = calendarDayIn(timeZone ?? brokerTimeZone);
  const isDay = listed % dayMs === 0 || dayOf(listed) !== dayOf(listed - 1);
  return isDay ? listed + longestDayMs + (timeZone === null ? zonesApartMs : 0) : listed;
}

/** Finds a pending order of a kind and instrument; see `identify`. */
export async function findOrder(
  api: Transport,
  { kind, symbol, ...sought }: SoughtOrder & { kind: OrderKind; symbol: string },
  signal: AbortSignal,
): Promise<FoundOrder | UnkeyedOrders | null> {
  const { rows } = await listOrders(
    api,
    { kind, symbol, page: 1, limit: newestOrdersLimit },
    { signal },
  );
  const isLike = (row: Order) => row.symbol === symbol;
  return identify(api, rows, { ...sought, isLike }, placedBy, toFoundOrder);
}

/** Failed block trades and QIP stay in the list, but the list gives no reason for the failure. */
function toFoundOrder(order: Order): FoundOrder {
  const canFail = order.kind === 'block' || order.kind === 'qip';
  if (canFail && order.status === 'failed') {
    return { failed: { kind: 'refused', code: 'order-failed', values: {} } };
  }
  return placedBy(order);
}

function placedBy({ orderNumber, side, price, sellPrice, quantity, total }: Order): PlacedOrder {
  return {
    orderNumber,
    price: side === 'sell' ? sellPrice : price,
    quantity,
    fee: null,
    total,
  };
}

type FirstPage = { page: number; limit: number };

type ListRecords = (
  api: Transport,
  params: FirstPage,
  options: { signal: AbortSignal },
) => Promise<Page<MoneyRecord>>;

export const newestRecordsPage: FirstPage = { page: 1, limit: newestOrdersLimit };

/**
 * Finds a pending request among records of its kind; see `identify`. A record that failed later
 * counts as placed: the record shows the failure.
 */
export async function findRecord(
  api: Transport,
  list: ListRecords,
  sought: SoughtOrder,
  signal: AbortSignal,
): Promise<FoundOrder | UnkeyedOrders | null> {
  const { rows } = await list(api, newestRecordsPage, { signal });
  return identify(api, rows, sought, ({ orderNumber, amount }) =>
    toPlacedOrder(orderNumber, amount),
  );
}

/** A request as a placed order. */
export function toPlacedOrder(orderNumber: string | null, amount: DecimalText | null): PlacedOrder {
  return { orderNumber, price: null, quantity: null, fee: null, total: amount };
}

/** Record of a request; undefined while it is not listed. */
export function findRecordOf<Row extends MoneyRecord>(
  records: Page<Row> | undefined,
  request: { readonly orderNumber: string | null; readonly key: string },
): Row | undefined {
  return records?.rows.find(
    ({ orderNumber, clientKey }) =>
      clientKey === request.key || (orderNumber !== null && orderNumber === request.orderNumber),
  );
}
