import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Columns with ids that calls can name. */
const references = [
  ['cards', 'card_id'],
  ['passkeys', 'passkey_id'],
  ['photos', 'photo_id'],
  ['cases', 'case_number'],
  ['entries', 'entry_id'],
  ['lots', 'order_number'],
  ['orders', 'order_number'],
  ['loans', 'order_number'],
  ['recharges', 'order_number'],
  ['withdrawals', 'order_number'],
  ['fund_orders', 'order_number'],
  ['ipo_applications', 'order_number'],
] as const;

/**
 * Finds a customer other than `besides` who owns something with this id; null for none. Call it
 * rarely: it reads whole tables, because every key begins with the customer.
 */
export async function ownerOf(db: Db, id: string, besides: string): Promise<string | null> {
  const parts = references.map(
    ([table, column]) =>
      sql`select customer_id from ${sql.table(table)}
        where ${sql.ref(column)}::text = ${id} and customer_id <> ${besides}::uuid`,
  );
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from (${sql.join(parts, sql` union all `)}) as owners limit 1`.execute(db);
  return rows[0]?.customer_id ?? null;
}
