import type { Transport } from '@corro/client';
import type { Placing } from '@corro/machines';
import { createContext, use } from 'react';

/** The transaction code of an order, or what a passkey has signed in its place. */
export type OrderConfirmation = Pick<Placing<unknown>, 'code' | 'passkey'>;

/** What exists for as long as a session: nothing of it is seen by the next customer. */
export interface ApiServices {
  /** What the calls and the query options of `@corro/client` take first. */
  readonly api: Transport;
  /** What confirmed the orders whose end is not known, by their keys; in memory only. */
  readonly orderCodes: Map<string, OrderConfirmation>;
}

const ApiContext = createContext<ApiServices | null>(null);

export const ApiProvider = ApiContext.Provider;

/** What the calls and the query options of `@corro/client` take first. Only signed-in screens have it. */
export function useApi(): Transport {
  return useApiServices().api;
}

/** What exists for as long as a session. Only signed-in screens have it. */
export function useApiServices(): ApiServices {
  const services = use(ApiContext);
  if (services === null) throw new Error('Only a signed-in screen has the api.');
  return services;
}
