import { Client } from 'pg';

/** Holds the row of a customer's cash, as a transaction that is stuck would, until it is let go. */
export async function holdCash(databaseUrl: string, phone: string): Promise<() => Promise<void>> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(
    `select 1 from accounts where kind = 'cash' and customer_id =
       (select customer_id from customers where phone = $1) for update`,
    [phone],
  );
  if (rowCount !== 1) throw new Error(`${phone} has no cash to hold.`);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}
