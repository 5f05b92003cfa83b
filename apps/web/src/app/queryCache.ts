import { QueryClient } from '@tanstack/react-query';

/** Creates the cache of a session. Its queries run whatever the browser's online flag says. */
export function createQueryCache(): QueryClient {
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
}
