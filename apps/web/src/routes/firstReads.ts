import {
  balanceQuery,
  configQuery,
  quoteQuery,
  stocksQuery,
  type Transport,
  userInfoQuery,
} from '@corro/client';
import { chartPeriods, pageSizes, rangePeriod } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteName } from '../links.ts';

/** What reads for a screen before it is there. */
interface Reading {
  readonly cache: QueryClient;
  readonly api: Transport;
  /** The parameters of the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type FirstReads = (reading: Reading) => readonly Promise<void>[];

/**
 * What a screen reads for every customer and with every upstream, known from its address alone. The
 * build writes these calls into the page, which sends them while the scripts are on their way: what is added here and
 * not read by the screen is fetched for nothing.
 */
export const firstReads: Partial<Record<RouteName, FirstReads>> = {
  home: ({ cache, api }) => [
    cache.prefetchQuery(configQuery(api)),
    cache.prefetchQuery(userInfoQuery(api)),
  ],
  markets: ({ cache, api }) => [
    cache.prefetchQuery(configQuery(api)),
    cache.prefetchQuery(stocksQuery(api, { market: undefined, page: 1, limit: pageSizes.markets })),
  ],
  stockDetail: ({ cache, api, params: { symbol = '' } }) => [
    cache.prefetchQuery(configQuery(api)),
    cache.prefetchQuery(quoteQuery(api, { symbol })),
    cache.prefetchQuery(
      quoteQuery(api, { symbol, ...chartPeriods[rangePeriod.day] }, 'chartHistory'),
    ),
  ],
  stockTrading: ({ cache, api, params: { symbol = '', market } }) => [
    cache.prefetchQuery(configQuery(api)),
    cache.prefetchQuery(quoteQuery(api, { symbol, market, mold: 'stock' }, 'tradingScreen')),
    cache.prefetchQuery(balanceQuery(api)),
  ],
};
