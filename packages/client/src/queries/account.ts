import { cacheLifetimeMs } from '@corro/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { BillParams } from '../resources/bill.ts';
import { type Growing, paged } from './pages.ts';
import { type Poll, asked } from './polling.ts';

export function accountQueries({ account, bill }: CorroClient, poll: Poll) {
  return {
    /** What can be spent, decimal text in US dollars. */
    balance: () =>
      queryOptions({
        queryKey: ['balance'],
        queryFn: ({ signal }) => account.balance({ signal }),
        ...poll('account'),
      }),

    /** Who the customer is, and what there is in the account. */
    userInfo: () =>
      queryOptions({
        queryKey: ['userInfo'],
        queryFn: ({ signal }) => account.info({ signal }),
        ...poll('account'),
      }),

    /** Changes of the balance, page after page. */
    billGrowing: (params: Growing<BillParams>) =>
      infiniteQueryOptions({
        queryKey: ['bill', 'growing', params],
        queryFn: ({ pageParam, signal }) => bill.list({ ...params, page: pageParam }, { signal }),
        ...paged(params.limit),
        ...asked,
      }),

    /** Settings of the upstream, read once a while. */
    config: () =>
      queryOptions({
        queryKey: ['config'],
        queryFn: ({ signal }) => account.config({ signal }),
        ...asked,
        staleTime: cacheLifetimeMs,
      }),
  };
}
