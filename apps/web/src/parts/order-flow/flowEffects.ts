import type { ConfirmedOrder, PlacedOrder, Placing } from '@corro/machines';
import type { SafeStorage } from '../../boot/storage.ts';
import { isFields, isText, readKeptOrder } from './keptOrders.ts';

/** The calls of a flow. Both reject as the client does. */
export interface FlowCalls<Terms> {
  /** One call, with the order's key; the code is sent and kept nowhere. */
  readonly place: (placing: Placing<Terms>) => Promise<PlacedOrder>;
  /** By the order's key and nothing else; null where it is not there. */
  readonly lookUp: (
    order: ConfirmedOrder<Terms>,
    signal: AbortSignal,
  ) => Promise<PlacedOrder | null>;
}

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
