import { queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { Poll } from './polling.ts';

export function ipoQueries({ ipos }: CorroClient, poll: Poll) {
  return {
    /** The offerings to the public. */
    ipos: () =>
      queryOptions({
        queryKey: ['ipos'],
        queryFn: ({ signal }) => ipos.list({ signal }),
        ...poll('ipos'),
      }),

    /** The customer's applications, newest first. */
    ipoOrders: () =>
      queryOptions({
        queryKey: ['ipoOrders'],
        queryFn: ({ signal }) => ipos.orders({ signal }),
        ...poll('ipos'),
      }),
  };
}
