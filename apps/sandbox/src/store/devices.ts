import type { Db } from './open.ts';

/** Names one device of one customer. */
export interface DeviceKey {
  customerId: string;
  deviceHash: string;
}

/** How many devices of a customer are known, and for how long after the last login on one. */
const most = 10;
const lifeMs = 180 * 24 * 3_600_000;

/** Whether the customer has logged in on the device lately. */
export async function isKnownDevice(
  db: Db,
  { customerId, deviceHash }: DeviceKey,
  at: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('device_hash')
    .where('customer_id', '=', customerId)
    .where('device_hash', '=', deviceHash)
    .where('used_at', '>', BigInt(at - lifeMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a device on which the customer has just logged in; those least used make room. */
export async function rememberDevice(
  db: Db,
  { customerId, deviceHash }: DeviceKey,
  at: number,
): Promise<void> {
  await db
    .insertInto('devices')
    .values({ customer_id: customerId, device_hash: deviceHash, used_at: BigInt(at) })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'device_hash'])
        .doUpdateSet((row) => ({ used_at: row.ref('excluded.used_at') })),
    )
    .execute();
  const devices = await db
    .selectFrom('devices')
    .select('device_hash')
    .where('customer_id', '=', customerId)
    .orderBy('used_at', 'desc')
    .offset(most)
    .execute();
  if (devices.length === 0) return;
  const oldest = devices.map(({ device_hash: hash }) => hash);
  await db
    .deleteFrom('devices')
    .where('customer_id', '=', customerId)
    .where('device_hash', 'in', oldest)
    .execute();
}
