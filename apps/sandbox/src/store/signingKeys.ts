import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** Cached keys by database and name; a key never changes. */
const read = new WeakMap<Db, Map<string, string>>();

/** The signing key for a purpose, shared by all processes and created on first use. */
export async function signingKey(db: Db, name: string): Promise<string> {
  const keys = read.get(db) ?? new Map<string, string>();
  read.set(db, keys);
  const key = keys.get(name) ?? (await storedKey(db, name));
  keys.set(name, key);
  return key;
}

async function storedKey(db: Db, name: string): Promise<string> {
  const stored = await lookUp(db, name);
  if (stored !== null) return stored;
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('signing_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await lookUp(db, name)) ?? value;
}

async function lookUp(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('signing_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}
