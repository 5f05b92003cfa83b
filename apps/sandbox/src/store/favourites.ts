import type { Db } from './database.ts';

export async function addFavourite(
  db: Db,
  customerId: string,
  symbol: string,
  at: number,
): Promise<void> {
  await db
    .insertInto('favourites')
    .values({ customer_id: customerId, symbol, created_at: BigInt(at) })
    .onConflict((conflict) => conflict.columns(['customer_id', 'symbol']).doNothing())
    .execute();
}

export async function removeFavourite(db: Db, customerId: string, symbol: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('customer_id', '=', customerId)
    .where('symbol', '=', symbol)
    .execute();
}

export async function isFavourite(db: Db, customerId: string, symbol: string): Promise<boolean> {
  const row = await db
    .selectFrom('favourites')
    .select('symbol')
    .where('customer_id', '=', customerId)
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the customer's favourites, newest first. */
export async function favouritesOf(db: Db, customerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('symbol')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('symbol')
    .execute();
  return rows.map(({ symbol }) => symbol);
}
