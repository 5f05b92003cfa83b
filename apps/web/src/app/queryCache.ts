import { QueryClient } from '@tanstack/react-query';

/** Creates the cache of a session. Its calls do not wait for the browser's online flag. */
export function createQueryCache(): QueryClient {
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
}
