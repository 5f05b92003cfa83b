import type { UserInfo } from '@corro/client';
import { readJson, type SafeStorage } from './storage.ts';

/** Identity of a customer. */
export type StoredUser = Pick<UserInfo, 'phone' | 'customerNumber' | 'image'>;

/** Stores the customer's identity (spec §3, userInfo) and nothing about the account. */
export function storeUser(storage: SafeStorage, user: StoredUser): void {
  const { phone, customerNumber, image } = user;
  storage.write('userInfo', JSON.stringify({ phone, customerNumber, image }));
}

/** Null if absent or invalid. */
export function readUser(storage: SafeStorage): StoredUser | null {
  const stored = readJson(storage, 'userInfo');
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const textOf = (name: keyof StoredUser) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : null;
  };
  const customerNumber = textOf('customerNumber');
  const phone = textOf('phone');
  return (customerNumber ?? phone) === null
    ? null
    : { phone, customerNumber, image: textOf('image') };
}
