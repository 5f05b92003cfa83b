import { subtract } from '@corro/domain';
import { agreedPercent } from '../codecs/numbers.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type Debt, debt } from '../codecs/otherMarkets.ts';
import { type Stock, stock } from '../codecs/markets.ts';
import { isRow } from '../codecs/rows.ts';
import { type PageParams, type ReadPage, decodePage, wholeList } from '../codecs/page.ts';
import { type PollName, polling } from './polling.ts';

/** `search` searches instrument code and name. */
export type StockParams = PageParams & {
  search?: string | undefined;
  /** Market tag filter. */
  market?: string | undefined;
  /** Index code filter; an upstream may ignore it, see `StockPage`. */
  index?: string | undefined;
};
/** A page of shares. */
export type StockPage = ReadPage<Stock> & {
  /** The filter that the upstream applied; absent where it may have ignored both filters. */
  scope?: 'index' | 'market';
};
/** Market tags of currencies, futures and treasury debt. */
export type MarketTag = 'FOREX' | 'FUTURE' | 'CGI';
/** Market list selection; `code` searches instrument code and name. */
export type MarketParams = {
  /** Market tag. */
  market: MarketTag;
  code?: string | undefined;
};

/** Lists shares by page. */
export async function listStocks(
  api: Transport,
  params: StockParams,
  options?: CallOptions,
): Promise<StockPage> {
  const { search: symbol, market, index, page: number, limit } = params;
  // The specification has no `index`, so upstreams that follow it expect the index code in
  // `symbol`.
  const query = omitUndefined({ symbol: symbol ?? index, market, index, page: number, limit });
  const data = await api.read(
    (wire, init) => wire.GET('/v2/stock/list', { params: { query }, ...init }),
    options,
  );
  const page = decodePage(data, 'stocks', params, (row) => stock.decode(row));
  const isOfIndex = index !== undefined && isRow(data) && data['index'] === index;
  const isOfMarket = page.rows.length > 0 && page.rows.every((row) => row.market === market);
  return {
    ...page,
    rows: page.rows.map((row) => completeStock(row, market)),
    ...(isOfIndex ? { scope: 'index' as const } : isOfMarket ? { scope: 'market' as const } : {}),
  };
}

/** Lists all forex, futures or treasury instruments. */
export async function listMarket(
  api: Transport,
  { market, code }: MarketParams,
  options?: CallOptions,
): Promise<Stock[]> {
  const query = omitUndefined({ market, code });
  const data = await api.read(
    (wire, init) => wire.GET('/v2/market/list', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'market list', wholeList, (row) =>
    completeStock(stock.decode(row), market),
  ).rows;
}

/** Lists treasury debt with yields and maturities; `code` searches instrument code and name. */
export async function listDebt(
  api: Transport,
  { code }: Pick<MarketParams, 'code'>,
  options?: CallOptions,
): Promise<Debt[]> {
  const query = omitUndefined({ market: 'CGI' as const, code });
  const data = await api.read(
    (wire, init) => wire.GET('/v2/market/list', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'treasury debt', wholeList, (row) =>
    completeStock(debt.decode(row), 'CGI'),
  ).rows;
}

function completeStock<Row extends Stock>(read: Row, requestedMarket = ''): Row {
  const { price, previousClose } = read;
  const change = price === null || previousClose === null ? null : subtract(price, previousClose);
  const changePercent = agreedPercent(read.changePercent, change, price);
  return { ...read, changePercent, market: read.market || requestedMarket };
}

/** Polls a page of shares; `as` selects the interval. */
export const stocksQuery = (api: Transport, params: StockParams, as: PollName = 'stockDetail') =>
  queryOptions({
    queryKey: ['stocks', params],
    queryFn: ({ signal }) => listStocks(api, params, { signal }),
    ...polling(as),
  });

const pollOf: Record<MarketTag, PollName> = {
  FOREX: 'forexPrice',
  FUTURE: 'futuresList',
  CGI: 'treasuryList',
};

/** Polls a market list; `as` selects the interval. */
export const marketListQuery = (
  api: Transport,
  params: MarketParams,
  as: PollName = pollOf[params.market],
) =>
  queryOptions({
    queryKey: ['marketList', params],
    queryFn: ({ signal }) => listMarket(api, params, { signal }),
    ...polling(as),
  });

/** Polls treasury debt; `as` selects the interval. */
export const debtQuery = (
  api: Transport,
  params: Pick<MarketParams, 'code'> = {},
  as: PollName = pollOf.CGI,
) =>
  queryOptions({
    queryKey: ['debt', params],
    queryFn: ({ signal }) => listDebt(api, params, { signal }),
    ...polling(as),
  });
