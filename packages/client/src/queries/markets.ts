import { cacheLifetimeMs } from '@corro/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { CurrencyParams } from '../resources/currencies.ts';
import type { QuoteParams } from '../resources/quotes.ts';
import type { MarketParams, MarketTag, StockParams } from '../resources/stocks.ts';
import { keptAs } from './kept.ts';
import { type Growing, paged } from './pages.ts';
import { type Poll, type PollName, asked } from './polling.ts';

const pollOf: Record<MarketTag, PollName> = {
  FOREX: 'forexPrice',
  FUTURE: 'futuresList',
  CGI: 'treasuryList',
};

export function marketQueries({ currencies, markets }: CorroClient, poll: Poll) {
  return {
    /** One quote with its candles; `as` says where it is looked at, and so how often it is read. */
    quote: (params: QuoteParams, as: PollName = 'stockDetail') =>
      queryOptions({
        queryKey: ['quote', params],
        queryFn: ({ signal }) => markets.quote(params, { signal }),
        ...poll(as),
      }),

    /** One page of shares; `as` says where it is looked at, and so how often it is read. */
    stocks: (params: StockParams, as: PollName = 'stockDetail') =>
      queryOptions({
        queryKey: ['stocks', params],
        queryFn: ({ signal }) => markets.stocks(params, { signal }),
        ...poll(as),
      }),

    /** Shares, page after page. */
    stocksGrowing: (params: Growing<StockParams>) =>
      infiniteQueryOptions({
        queryKey: ['stocks', 'growing', params],
        queryFn: ({ pageParam, signal }) =>
          markets.stocks({ ...params, page: pageParam }, { signal }),
        ...paged(params.limit),
        ...poll('stockDetail'),
      }),

    /** The forex, futures or treasury list; `as` as for shares. */
    marketList: (params: MarketParams, as: PollName = pollOf[params.market]) =>
      queryOptions({
        queryKey: ['marketList', params],
        queryFn: ({ signal }) => markets.list(params, { signal }),
        ...poll(as),
      }),

    /** One page of pairs of currencies; `as` as for shares. */
    currencies: (params: CurrencyParams, as: PollName = 'forexPrice') =>
      queryOptions({
        queryKey: ['currencies', params],
        queryFn: ({ signal }) => currencies.list(params, { signal }),
        ...poll(as),
      }),

    /** Pairs of currencies, page after page. */
    currenciesGrowing: (params: Growing<CurrencyParams>) =>
      infiniteQueryOptions({
        queryKey: ['currencies', 'growing', params],
        queryFn: ({ pageParam, signal }) =>
          currencies.list({ ...params, page: pageParam }, { signal }),
        ...paged(params.limit),
        ...poll('forexPrice'),
      }),

    /** The groups of instruments; a device may keep them. */
    categories: () =>
      queryOptions({
        queryKey: ['categories'],
        queryFn: ({ signal }) => markets.categories({ signal }),
        ...asked,
        staleTime: cacheLifetimeMs,
        gcTime: cacheLifetimeMs,
        ...keptAs('cached_categories'),
      }),
  };
}
