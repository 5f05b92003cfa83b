import { randomUUID } from 'node:crypto';
import type { Db, Trx } from './open.ts';

/** A photo about to be kept. */
export interface NewPhoto {
  customerId: string;
  jpeg: Uint8Array;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Keeps a photo and answers its id. Of a customer's photos that nothing uses, the newest `most` stay:
 * uploads cannot fill the database.
 */
export async function addPhoto(
  trx: Trx,
  { customerId, jpeg, at }: NewPhoto,
  most: number,
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
  const gone = trx
    .selectFrom('photos')
    .select('photo_id')
    .where('customer_id', '=', customerId)
    .where('is_used', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('photo_id')
    .offset(most);
  await trx
    .deleteFrom('photos')
    .where('customer_id', '=', customerId)
    // Once more: one that has been put to use since stays.
    .where('is_used', '=', false)
    .where('photo_id', 'in', gone)
    .execute();
  return photoId;
}

/** A customer's own photo; null when there is none, or when it is another customer's. */
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

/** Holds a customer's photos until the transaction ends; false when one of them is not there. */
export async function holdPhotos(
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

/** Notes that photos are needed from now on, or no longer are. */
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
