import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audit } from './audit.ts';
import { closeAccount, type ClosingAccount, moveRecords } from './closedAccounts.ts';
import { addCustomer } from './customers.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();

/** Adds a customer with an opening credit of 1.00 and 600 recharges of a cent each. */
async function customerWithRecharges(): Promise<string> {
  const keys = { phone: '5512345678', passwordHash: '', codeHash: null };
  const customerId = (await addCustomer(store, { ...keys, welcomeCredit: 100n, at: 0 })) ?? '';
  const ids = sql`select ${customerId}::uuid as customer_id, i, 'R-' || i as number,
    (lpad(to_hex(i), 12, '0') || '70008000000000000000')::uuid as id from generate_series(1, 600) as i`;
  await store.transaction(async (trx) => {
    await sql`insert into recharges (customer_id, order_number, amount, status, created_at)
      select customer_id, number, 1, 2, i from (${ids}) as ids`.execute(trx);
    await sql`insert into entries (customer_id, entry_id, reason, order_number, created_at)
      select customer_id, id, 'recharge', number, i from (${ids}) as ids`.execute(trx);
    await sql`insert into postings (customer_id, entry_id, kind, amount, balance_after)
      select customer_id, id, kind, sign, sign * (100 + i) from (${ids}) as ids
      cross join (values ('cash', 1), ('funding', -1)) as sides (kind, sign)`.execute(trx);
    await sql`update accounts set available = available + sign * 600
      from (values ('cash', 1), ('funding', -1)) as sides (side, sign)
      where customer_id = ${customerId} and kind = side`.execute(trx);
  });
  return customerId;
}

const sound = { sum: 0n, unbalanced: 0, drifted: 0, orphaned: 0, unexplained: 0, doubled: 0 };

/** Reads the records of an account, without the account itself. */
async function recordsOf(customerId: string): Promise<Record<string, readonly object[]>> {
  const rows = async (table: string, keys: string) => {
    const found = await sql<{ row: object }>`select to_jsonb(own) - 'customer_id' as row
      from ${sql.table(table)} as own
      where customer_id = ${customerId} order by ${sql.raw(keys)}`.execute(store.db);
    return found.rows.map(({ row }) => row);
  };
  return {
    entries: await rows('entries', 'entry_id'),
    postings: await rows('postings', 'entry_id, kind'),
    recharges: await rows('recharges', 'order_number'),
  };
}

test('moves 1,000 records per transaction, unchanged, and the ledger stays sound', async () => {
  const customerId = await customerWithRecharges();
  expect(await audit(store.db)).toMatchObject({ ...sound, entries: 601, recharges: 600 });
  const before = await recordsOf(customerId);
  const closing: ClosingAccount = await store.transaction((trx) =>
    closeAccount(trx, customerId, 1000),
  );
  const left: number[][] = [];
  let isOver = false;
  while (!isOver) {
    isOver = await store.transaction((trx) => moveRecords(trx, closing));
    closing.isMoving = !isOver;
    left.push(Object.values(await recordsOf(customerId)).map((rows) => rows.length));
  }
  // Entries, postings and recharges: 601, 1,202 and 600 at first.
  expect(left).toEqual([
    [0, 803, 600],
    [0, 0, 403],
    [0, 0, 0],
  ]);
  expect(await recordsOf(closing.accountId)).toEqual(before);
  expect(await audit(store.db)).toMatchObject({ ...sound, entries: 601, recharges: 600 });
});
