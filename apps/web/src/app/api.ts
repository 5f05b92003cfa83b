import type { Transport } from '@corro/client';
import type { Placing } from '@corro/machines';
import { createContext, use } from 'react';

/** The transaction code of an order, or a passkey's signature. */
export type OrderConfirmation = Pick<Placing<unknown>, 'code' | 'passkey'>;

/** Created for each session, so that the next customer sees no data of the previous one. */
export interface ApiServices {
  /** First argument of the calls and query options of `@corro/client`. */
  readonly api: Transport;
  /** Confirmations of pending orders by idempotency key, in memory only. */
  readonly confirmations: Map<string, OrderConfirmation>;
}

const ApiContext = createContext<ApiServices | null>(null);

export const ApiProvider = ApiContext.Provider;

/** First argument of the calls and query options of `@corro/client`; signed-in screens only. */
export function useApi(): Transport {
  return useApiServices().api;
}

export function useApiServices(): ApiServices {
  const services = use(ApiContext);
  if (services === null) throw new Error('Only a signed-in screen has the api.');
  return services;
}
