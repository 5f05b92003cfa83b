import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { FundOrderParams } from '../resources/funds.ts';
import { type Growing, paged } from './pages.ts';
import { asked } from './polling.ts';

export function fundQueries({ funds }: CorroClient) {
  return {
    /** The funds on sale. */
    funds: () =>
      queryOptions({
        queryKey: ['funds'],
        queryFn: ({ signal }) => funds.list({ signal }),
        ...asked,
      }),

    /** Participations, page after page. */
    fundOrdersGrowing: (params: Growing<FundOrderParams>) =>
      infiniteQueryOptions({
        queryKey: ['fundOrders', 'growing', params],
        queryFn: ({ pageParam, signal }) =>
          funds.orders({ ...params, page: pageParam }, { signal }),
        ...paged(params.limit),
        ...asked,
      }),
  };
}
