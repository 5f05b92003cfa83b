import { parseDecimal } from '@corro/domain';
import { readJson, type SafeStorage } from '../../boot/storage.ts';

/*
 * Orders whose end is not known, one to a name. They are kept before their call begins, so that a
 * reload in the middle looks for the order and does not place it again.
 */

const key = 'pending_orders';

/** What was kept under a name. It may be anything: another version, or somebody's hand, wrote it. */
export function readKeptOrder(storage: SafeStorage, name: string): unknown {
  return new Map(Object.entries(readAll(storage))).get(name);
}

export function keepOrder(storage: SafeStorage, name: string, order: object): void {
  storage.write(key, JSON.stringify({ ...readAll(storage), [name]: order }));
}

export function forgetOrder(storage: SafeStorage, name: string): void {
  const left = Object.entries(readAll(storage)).filter(([other]) => other !== name);
  if (left.length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(Object.fromEntries(left)));
}

function readAll(storage: SafeStorage): object {
  const kept = readJson(storage, key);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** Whether something has fields at all. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isPrice(value: unknown): value is string {
  return typeof value === 'string' && parseDecimal(value) !== null;
}
