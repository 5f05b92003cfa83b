import type { ConfirmedOrder } from '@corro/machines';
import type { SafeStorage } from '../../app/storage/storage.ts';
import { isFields, isText, readPersistedOrders } from './persistedOrders.ts';

/** How the orders of a flow are stored. */
interface StoredFlow<Terms> {
  readonly name: string;
  readonly isTerms: (value: unknown) => value is Terms;
}

/** The oldest order of this flow whose end is not known; null where there is none. */
export function readPendingOrder<Terms>(
  storage: SafeStorage,
  { name, isTerms }: StoredFlow<Terms>,
): ConfirmedOrder<Terms> | null {
  for (const kept of readPersistedOrders(storage, name)) {
    if (!isFields(kept)) continue;
    // The stock ticket used to store its terms beside the key.
    const { key, confirmedAt, ...beside } = kept;
    const { terms = beside } = beside;
    if (isText(key) && typeof confirmedAt === 'number' && isTerms(terms)) {
      return { key, terms, confirmedAt };
    }
  }
  return null;
}
