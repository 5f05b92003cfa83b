import type { MoneyRecord, Page } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import type { PlacedOrder } from '@corro/machines';
import { lookedThrough } from './findOrder.ts';

type FirstPage = { page: number; limit: number };

/** Reads a page of records, as the client does. */
export type ListRecords = (
  params: FirstPage,
  options: { signal: AbortSignal },
) => Promise<Page<MoneyRecord>>;

/** The records among which one is looked for, or followed to its end. */
export const newestRecords: FirstPage = { page: 1, limit: lookedThrough };

/**
 * What was asked for under a key, by the key and nothing else; null where it is not there. One that
 * has failed since was asked for all the same: its record tells.
 */
export async function findRecord(
  list: ListRecords,
  key: string,
  signal: AbortSignal,
): Promise<PlacedOrder | null> {
  const { rows } = await list(newestRecords, { signal });
  const found = rows.find(({ clientKey }) => clientKey === key);
  return found === undefined ? null : placedAs(found.orderNumber, found.amount);
}

/** What was asked for, as an order flow knows it. */
export function placedAs(orderNumber: string | null, amount: DecimalText): PlacedOrder {
  return { orderNumber, price: null, quantity: null, fee: null, total: amount };
}

/** The record of what was asked for; undefined while it is not among those that were read. */
export function recordOf<Row extends MoneyRecord>(
  records: Page<Row> | undefined,
  asked: { readonly orderNumber: string | null; readonly key: string },
): Row | undefined {
  return records?.rows.find(
    ({ orderNumber, clientKey }) => clientKey === asked.key || orderNumber === asked.orderNumber,
  );
}
