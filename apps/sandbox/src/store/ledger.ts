import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from './open.ts';
import type { AccountKind, EntryReason } from './schema.ts';

/** One movement of money: cents by account, which sum to zero. */
export interface Movement {
  customerId: string;
  reason: EntryReason;
  orderNumber: string | null;
  at: number;
  amounts: Partial<Record<AccountKind, bigint>>;
}

const kinds: readonly AccountKind[] = [
  'cash',
  'fees',
  'funding',
  'held',
  'invested',
  'loans',
  'market',
];

/** Opens a new customer's accounts, all at zero. */
export async function openAccounts(trx: Trx, customerId: string): Promise<void> {
  const rows = kinds.map((kind) => ({ customer_id: customerId, kind, available: 0n }));
  await trx.insertInto('accounts').values(rows).execute();
}

/**
 * Appends one balanced entry to the customer's ledger. Answers false, with nothing written, when
 * the cash account does not hold what would leave it; the check is part of the write.
 *
 * Accounts are taken in the order of their names and cash comes first, so two movements of one
 * customer can only wait for each other, never deadlock, and a refused one has written nothing.
 *
 * @throws Error when the amounts do not sum to zero: a defect of the caller
 */
export async function post(trx: Trx, movement: Movement): Promise<boolean> {
  const { customerId, amounts } = movement;
  const moved = kinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0n;
    return amount === 0n ? [] : [{ kind, amount }];
  });
  if (moved.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new Error(`An entry that does not balance: ${movement.reason}`);
  }
  const entryId = randomUUID();
  const key = { customer_id: customerId, entry_id: entryId };
  const postings = [];
  for (const { kind, amount } of moved) {
    const after = await move(trx, customerId, kind, amount);
    if (after === null) return false;
    postings.push({ ...key, kind, amount, balance_after: after });
  }
  const { reason, orderNumber, at } = movement;
  await trx
    .insertInto('entries')
    .values({ ...key, reason, order_number: orderNumber, created_at: BigInt(at) })
    .execute();
  if (postings.length > 0) await trx.insertInto('postings').values(postings).execute();
  return true;
}

/** The new balance, or null when cash would fall below zero. */
async function move(
  trx: Trx,
  customerId: string,
  kind: AccountKind,
  amount: bigint,
): Promise<bigint | null> {
  const row = await trx
    .updateTable('accounts')
    .set({ available: sql`available + ${amount}::bigint` })
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .$if(kind === 'cash' && amount < 0n, (update) => update.where('available', '>=', -amount))
    .returning('available')
    .executeTakeFirst();
  if (row !== undefined) return row.available;
  if (kind === 'cash') return null;
  throw new Error(`A customer without the account ${kind}`);
}

/** The cash that the customer can spend, in cents. */
export async function cashOf(db: Db, customerId: string): Promise<bigint> {
  const row = await db
    .selectFrom('accounts')
    .select('available')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .executeTakeFirst();
  return row?.available ?? 0n;
}
