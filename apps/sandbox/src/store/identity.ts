import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Trx } from './database.ts';
import type { Database } from './__generated__/tables.ts';

export type VerificationRow = Selectable<Database['verifications']>;

export async function verificationOf(db: Db, customerId: string): Promise<VerificationRow | null> {
  const row = await db
    .selectFrom('verifications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a verification; false when the customer has one. */
export async function addVerification(trx: Trx, row: VerificationRow): Promise<boolean> {
  const added = await trx
    .insertInto('verifications')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces a verification in the given status; false without one. */
export async function replaceVerification(
  trx: Trx,
  { customer_id: customerId, ...row }: VerificationRow,
  status: number,
): Promise<boolean> {
  const replaced = await trx
    .updateTable('verifications')
    .set(row)
    .where('customer_id', '=', customerId)
    .where('status', '=', status)
    .returning('customer_id')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function setVerificationStatus(
  trx: Trx,
  customerId: string,
  status: number,
): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ status })
    .where('customer_id', '=', customerId)
    .execute();
}

export interface NewPhoto {
  customerId: string;
  jpeg: Uint8Array;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Stores a photo and returns its id. Only the newest `maxUnused` unused photos of a customer stay,
 * so that uploads cannot fill the database.
 */
export async function addPhoto(
  trx: Trx,
  { customerId, jpeg, at }: NewPhoto,
  maxUnused: number,
): Promise<string> {
  const photoId = randomUUID();
  await trx
    .insertInto('photos')
    .values({
      customer_id: customerId,
      photo_id: photoId,
      jpeg,
      is_used: false,
      created_at: BigInt(at),
    })
    .execute();
  const surplus = trx
    .selectFrom('photos')
    .select('photo_id')
    .where('customer_id', '=', customerId)
    .where('is_used', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('photo_id')
    .offset(maxUnused);
  await trx
    .deleteFrom('photos')
    .where('customer_id', '=', customerId)
    // Checks `is_used` again, because a photo may have been used since it was selected.
    .where('is_used', '=', false)
    .where('photo_id', 'in', surplus)
    .execute();
  return photoId;
}

/** The customer's photo; null when it is unknown or another customer's. */
export async function photoOf(
  db: Db,
  customerId: string,
  photoId: string,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('photos')
    .select('jpeg')
    .where('customer_id', '=', customerId)
    .where('photo_id', '=', photoId)
    .executeTakeFirst();
  return row?.jpeg ?? null;
}

/** Locks a customer's photos; false when one is missing. */
export async function lockPhotos(
  trx: Trx,
  customerId: string,
  photoIds: ReadonlySet<string>,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('photos')
    .select('photo_id')
    .where('customer_id', '=', customerId)
    .where('photo_id', 'in', [...photoIds])
    .orderBy('photo_id')
    .forUpdate()
    .execute();
  return rows.length === photoIds.size;
}

export async function markPhotos(
  trx: Trx,
  customerId: string,
  photoIds: ReadonlySet<string>,
  isUsed: boolean,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ is_used: isUsed })
    .where('customer_id', '=', customerId)
    .where('photo_id', 'in', [...photoIds])
    .execute();
}
