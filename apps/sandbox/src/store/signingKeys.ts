import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

/** The key that every process signs with for one use; made by the first that asks. */
export async function signingKey(db: Db, name: string): Promise<string> {
  const known = await read(db, name);
  if (known !== null) return known;
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('signing_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read(db, name)) ?? value;
}

async function read(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('signing_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}
