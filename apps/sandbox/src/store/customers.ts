import { randomUUID } from 'node:crypto';
import { openAccounts, post } from './ledger.ts';
import type { Db, Store, Trx } from './database.ts';
import { customerNumber } from './numbers.ts';
import { sqlState } from './retry.ts';

/** A customer; the hashes are Argon2id texts. */
export interface Customer {
  customerId: string;
  phone: string;
  customerNumber: string;
  passwordHash: string;
  codeHash: string | null;
  /** True if the code was set with the login password, not with a session alone. */
  isCodeProven: boolean;
  /** Time of the registration, and of the first card, epoch milliseconds. */
  createdAt: bigint;
  firstCardAt: bigint | null;
}

/** `welcomeCredit` is play money in cents. */
export interface NewCustomer {
  phone: string;
  passwordHash: string;
  codeHash: string | null;
  welcomeCredit: bigint;
  at: number;
}

/** Adds a customer with accounts and the welcome credit; null for a registered phone. */
export async function addCustomer(store: Store, customer: NewCustomer): Promise<string | null> {
  try {
    return await store.transaction((trx) => insertCustomer(trx, customer));
  } catch (error) {
    // Another call registered the same phone meanwhile.
    if (sqlState(error) === '23505') return null;
    throw error;
  }
}

async function insertCustomer(trx: Trx, customer: NewCustomer): Promise<string | null> {
  const { phone, passwordHash, codeHash, welcomeCredit, at } = customer;
  const customerId = randomUUID();
  const existing = await trx
    .insertInto('phones')
    .values({ phone, customer_id: customerId })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  if (existing === undefined) return null;
  await trx
    .insertInto('customers')
    .values({
      customer_id: customerId,
      phone,
      customer_number: customerNumber(),
      password_hash: passwordHash,
      code_hash: codeHash,
      is_code_proven: codeHash !== null,
      created_at: BigInt(at),
    })
    .execute();
  await openAccounts(trx, customerId);
  const amounts = { cash: welcomeCredit, funding: -welcomeCredit };
  await post(trx, { customerId, reason: 'welcome-credit', orderNumber: null, at, amounts });
  return customerId;
}

function customers(db: Db) {
  return db
    .selectFrom('customers')
    .select([
      'customers.customer_id as customerId',
      'phone',
      'customer_number as customerNumber',
      'password_hash as passwordHash',
      'code_hash as codeHash',
      'is_code_proven as isCodeProven',
      'customers.created_at as createdAt',
      'first_card_at as firstCardAt',
    ]);
}

/** Milliseconds for which a device is known after its last login. */
const deviceLifeMs = 180 * 24 * 3_600_000;

const noCustomerId = '00000000-0000-0000-0000-000000000000';

/**
 * Finds the customer of a phone, and whether the device is known. Makes two queries, because the
 * rows may be on different nodes. An unknown phone costs the same work, so that timing does not
 * reveal it.
 *
 * @param device hash of the device, and the time in epoch milliseconds; null skips the device
 */
export async function customerByPhone(
  db: Db,
  phone: string,
  device: { deviceHash: string; at: number } | null,
): Promise<{ customer: Customer | null; isKnownDevice: boolean }> {
  const row = await db
    .selectFrom('phones')
    .select('customer_id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  const account = await customers(db)
    .leftJoin('devices', (join) =>
      join
        .onRef('devices.customer_id', '=', 'customers.customer_id')
        .on('device_hash', '=', device?.deviceHash ?? '')
        .on('used_at', '>', BigInt((device?.at ?? 0) - deviceLifeMs)),
    )
    .select('device_hash')
    .where('customers.customer_id', '=', row?.customer_id ?? noCustomerId)
    .executeTakeFirst();
  if (account === undefined) return { customer: null, isKnownDevice: false };
  const { device_hash: deviceHash, ...customer } = account;
  return { customer, isKnownDevice: deviceHash !== null };
}

/** True if the customer logged in on the device recently. */
export async function isKnownDevice(
  db: Db,
  customerId: string,
  { deviceHash, at }: { deviceHash: string; at: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('device_hash')
    .where('customer_id', '=', customerId)
    .where('device_hash', '=', deviceHash)
    .where('used_at', '>', BigInt(at - deviceLifeMs))
    .executeTakeFirst();
  return row !== undefined;
}

export async function customerById(db: Db, customerId: string): Promise<Customer | null> {
  const row = await customers(db)
    .where('customers.customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the customer's row until the transaction ends, and reads it. */
export function holdCustomer(trx: Trx, customerId: string): Promise<Customer> {
  return customers(trx)
    .where('customers.customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Replaces the password hash if it has not changed since it was read. */
export async function replacePassword(
  trx: Trx,
  customer: Customer,
  passwordHash: string,
): Promise<boolean> {
  const changed = await trx
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('customer_id', '=', customer.customerId)
    .where('password_hash', '=', customer.passwordHash)
    .returning('customer_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Replaces the code hash if it has not changed since it was read. `isProven` says that the login
 * password was given.
 */
export async function replaceCode(
  db: Db,
  { customerId, codeHash: expectedHash }: Customer,
  { codeHash, isProven }: { codeHash: string; isProven: boolean },
): Promise<boolean> {
  const changed = await db
    .updateTable('customers')
    .set({ code_hash: codeHash, is_code_proven: isProven })
    .where('customer_id', '=', customerId)
    .where('code_hash', expectedHash === null ? 'is' : '=', expectedHash)
    .returning('customer_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Refuses the customer's withdrawals until the given time (epoch milliseconds). */
export async function holdWithdrawals(trx: Trx, customerId: string, until: number): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ withdrawals_held_until: BigInt(until) })
    .where('customer_id', '=', customerId)
    .execute();
}
