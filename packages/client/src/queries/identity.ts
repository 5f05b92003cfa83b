import { queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import { type Poll, asked } from './polling.ts';

export function identityQueries({ files, identity }: CorroClient, poll: Poll) {
  const reviewed = poll('verification');
  return {
    /** How far the verification is; read again and again only while it is under review. */
    verification: () =>
      queryOptions({
        queryKey: ['verification'],
        queryFn: ({ signal }) => identity.state({ signal }),
        ...reviewed,
        refetchInterval: (query) =>
          query.state.data?.status === 'pending' && reviewed.refetchInterval(query),
      }),

    /** A photo, by the address that the upstream answered; forgotten once nobody looks at it. */
    image: (url: string) =>
      queryOptions({
        queryKey: ['image', url],
        queryFn: ({ signal }) => files.image(url, { signal }),
        ...asked,
        staleTime: Infinity,
        gcTime: 0,
      }),
  };
}
