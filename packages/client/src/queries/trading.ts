import { pageSizes } from '@corro/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { OfferParams } from '../resources/offers.ts';
import type { OrderParams } from '../resources/orders.ts';
import type { PositionParams } from '../resources/positions.ts';
import { type Growing, paged } from './pages.ts';
import { type Poll, asked } from './polling.ts';

export function tradingQueries({ offers, orders, positions }: CorroClient, poll: Poll) {
  return {
    /** The offers of block trade or QIP. */
    offers: (params: OfferParams) =>
      queryOptions({
        queryKey: ['offers', params],
        queryFn: ({ signal }) => offers.list(params, { signal }),
        ...poll('offers'),
      }),

    /** One page of orders, newest first. */
    orders: (params: OrderParams) =>
      queryOptions({
        queryKey: ['orders', params],
        queryFn: ({ signal }) => orders.list(params, { signal }),
        ...asked,
      }),

    /** Orders, page after page. */
    ordersGrowing: (params: Growing<OrderParams>) =>
      infiniteQueryOptions({
        queryKey: ['orders', 'growing', params],
        queryFn: ({ pageParam, signal }) => orders.list({ ...params, page: pageParam }, { signal }),
        ...paged(params.limit),
        ...asked,
      }),

    /** One page of lots, newest first. */
    positions: (params: PositionParams) =>
      queryOptions({
        queryKey: ['positions', params],
        queryFn: ({ signal }) => positions.list(params, { signal }),
        ...poll('positions'),
      }),

    /** Lots, page after page. */
    positionsGrowing: (params: Omit<PositionParams, 'page'>) =>
      infiniteQueryOptions({
        queryKey: ['positions', 'growing', params],
        queryFn: ({ pageParam, signal }) =>
          positions.list({ ...params, page: pageParam }, { signal }),
        ...paged(params.limit ?? pageSizes.positions),
        ...poll('positions'),
      }),
  };
}
