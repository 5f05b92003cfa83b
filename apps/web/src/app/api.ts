import type { CorroClient, Queries } from '@corro/client';
import { createContext, use } from 'react';

/** What only a customer who is logged in has. */
export interface ApiServices {
  readonly client: CorroClient;
  readonly queries: Queries;
}

const ApiContext = createContext<ApiServices | null>(null);

export const ApiProvider = ApiContext.Provider;

/** Every call of the upstream. Only customers' screens have it. */
export function useClient(): CorroClient {
  return useApi().client;
}

/** The query options of everything that screens look at. Only customers' screens have them. */
export function useQueries(): Queries {
  return useApi().queries;
}

function useApi(): ApiServices {
  const api = use(ApiContext);
  if (api === null) throw new Error('This belongs in a customer’s screen.');
  return api;
}
