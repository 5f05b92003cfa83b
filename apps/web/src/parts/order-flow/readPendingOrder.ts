import type { ConfirmedOrder } from '@corro/machines';
import type { SafeStorage } from '../../boot/storage.ts';
import { isFields, isText, readKeptOrder } from './keptOrders.ts';

/** The order of this flow whose end is not known; null where there is none. */
export function readPendingOrder<Terms>(
  storage: SafeStorage,
  name: string,
  isTerms: (value: unknown) => value is Terms,
): ConfirmedOrder<Terms> | null {
  const kept = readKeptOrder(storage, name);
  if (!isFields(kept)) return null;
  const { key, terms, confirmedAt } = kept;
  if (!isText(key) || typeof confirmedAt !== 'number' || !isTerms(terms)) return null;
  return { key, terms, confirmedAt };
}
