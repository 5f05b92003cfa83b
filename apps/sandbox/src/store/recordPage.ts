import { sql, type Expression } from 'kysely';
import { type ListKey, markedPage, type MarkedList, never, settledTime } from './markedLists.ts';
import type { Db } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';

/** By `created_at` and the number of the record. */
const recordKey: ListKey = {
  ofRow: { at: sql`created_at`, id: sql`order_number` },
  ofMark: { at: sql`at`, id: sql`id` },
  lowest: { at: sql`0::bigint`, id: sql`''` },
  highest: { at: never, id: sql`''` },
  newestFirst: sql`created_at desc, order_number desc`,
  oldestFirst: sql`created_at, order_number`,
  isMarkBefore: (place) => sql`(at, id) < (${place.at}, ${place.id})`,
  compare: (left, operator, right) =>
    sql`(${left.at}, ${left.id}) ${sql.raw(operator)} (${right.at}, ${right.id})`,
};

/** A list of a customer's records. */
interface Records<Row> extends Pick<MarkedList<Row>, 'customerId' | 'name' | 'all'> {
  /** The time of the earliest one that may still change, in SQL; none unless given. */
  pending?: Expression<unknown>;
}

/** Such a list, as its marks are made. */
export function recordList<Row>({ pending, ...list }: Records<Row>): MarkedList<Row> {
  const settledBefore = { at: settledTime(list.customerId, pending), id: sql`''` };
  return { ...list, key: recordKey, settledBefore };
}

/** A page of it, newest first, and how many records there are, in a time that hardly depends on how many. */
export function recordPage<Row>(db: Db, records: Records<Row>, page: PageOf): Promise<Found<Row>> {
  if ((page.only ?? null) !== null) return newestFirst(db, records.all, 'order_number', page);
  return markedPage(db, recordList(records), page);
}
