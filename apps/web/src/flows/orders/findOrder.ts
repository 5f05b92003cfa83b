import {
  listOrders,
  type MoneyRecord,
  type Order,
  type OrderKind,
  type Page,
  type Transport,
} from '@corro/client';
import type { DecimalText } from '@corro/domain';
import type { FoundOrder, PlacedOrder, UnkeyedOrders } from '@corro/machines';

/** How many of the newest orders are searched for one whose outcome is not known. */
export const newestOrdersLimit = 20;

/** A pending order, as it is looked for. */
export interface SoughtOrder {
  /** The idempotency key of the order. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly confirmedAt: number;
}

/** A row of a list, as far as orders of all kinds have it. */
interface KeyedRow {
  readonly clientKey: string | null;
  /** Epoch milliseconds; null where the list does not say. */
  readonly createdAt: number | null;
}

/** Which rows an order may be: an upstream that knows no filter sends others, too. */
interface LikeOrder<Row> {
  readonly isLike?: (row: Row) => boolean;
}

/** How far the clocks of the device and the server may be apart, in milliseconds. */
const clockDifferenceMs = 120_000;

/**
 * What became of a pending order, by its key and nothing else: another order of the same size must never
 * pass for this one. Null where it is not there. Where the server is not known to list keys, what was ordered
 * since the confirmation, since any of that may be it; nothing, where nothing is listed.
 */
export function identify<Row extends KeyedRow>(
  api: Pick<Transport, 'honoursKeys'>,
  rows: readonly Row[],
  { key, confirmedAt, isLike = () => true }: SoughtOrder & LikeOrder<Row>,
  placedOf: (row: Row) => PlacedOrder,
  becameOf: (row: Row) => FoundOrder = placedOf,
): FoundOrder | UnkeyedOrders | null {
  const row = rows.find(({ clientKey }) => clientKey === key);
  if (row !== undefined) return becameOf(row);
  const listsKeys =
    rows.length === 0
      ? api.honoursKeys() === true
      : rows.some(({ clientKey }) => clientKey !== null);
  if (listsKeys) return null;
  const since = confirmedAt - clockDifferenceMs;
  const isSince = (one: Row) =>
    isLike(one) && (one.createdAt === null || lastMoment(one.createdAt) >= since);
  return {
    listed: rows.filter(isSince).map((one) => {
      const { orderNumber, price, quantity, total } = placedOf(one);
      return { orderNumber, price, quantity, total, createdAt: one.createdAt };
    }),
  };
}

/** The latest that a listed time can mean: where the list tells the day alone, it reads as its first moment. */
function lastMoment(listed: number): number {
  const midnight = new Date(listed).setHours(0, 0, 0, 0);
  return listed === midnight ? new Date(listed).setHours(24) : listed;
}

/** What became of a pending order among its kind and instrument; see `identify`. */
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
  return identify(api, rows, { ...sought, isLike }, placedBy, whatBecameOf);
}

/** Block trades and QIP are kept when they fail, too; the row does not say why. */
function whatBecameOf(order: Order): FoundOrder {
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

function requestedBy({ orderNumber, amount }: MoneyRecord): PlacedOrder {
  return placedAs(orderNumber, amount);
}

type FirstPage = { page: number; limit: number };

/** Reads a page of records: a call of the client. */
type ListRecords = (
  api: Transport,
  params: FirstPage,
  options: { signal: AbortSignal },
) => Promise<Page<MoneyRecord>>;

/** The records among which one is looked for, or followed to its end. */
export const newestRecords: FirstPage = { page: 1, limit: newestOrdersLimit };

/**
 * What was asked for, among records of its kind; see `identify`. One that has failed since was asked
 * after all: its record shows it.
 */
export async function findRecord(
  api: Transport,
  list: ListRecords,
  sought: SoughtOrder,
  signal: AbortSignal,
): Promise<FoundOrder | UnkeyedOrders | null> {
  const { rows } = await list(api, newestRecords, { signal });
  return identify(api, rows, sought, requestedBy);
}

/** What was asked for, as an order flow knows it. */
export function placedAs(orderNumber: string | null, amount: DecimalText | null): PlacedOrder {
  return { orderNumber, price: null, quantity: null, fee: null, total: amount };
}

/** The record of what was asked for; undefined while it is not among those that were read. */
export function recordOf<Row extends MoneyRecord>(
  records: Page<Row> | undefined,
  asked: { readonly orderNumber: string | null; readonly key: string },
): Row | undefined {
  return records?.rows.find(
    ({ orderNumber, clientKey }) =>
      clientKey === asked.key || (orderNumber !== null && orderNumber === asked.orderNumber),
  );
}
