import { signedPercent } from '../codecs/numbers.ts';
import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type Quote, quote, type QuoteSummary } from '../codecs/quotes.ts';
import { type PollName, polling } from '../queries/polling.ts';

/** How long a candle lasts: a minute, a day, a week, a month. */
export type Interval = '1m' | '1d' | '1wk' | '1mo';
/** How far back candles go. */
export type Range = '1d' | '5d' | '1mo' | '3mo' | '6mo' | '1y' | '2y' | '5y' | 'max';

/** A day of daily candles unless asked for more. */
export type QuoteParams = {
  /** Code of the instrument. */
  symbol: string;
  /** Tag of the market, where the code stands in several. */
  market?: string | undefined;
  /** The kind of order that it is looked at for; some upstreams have a price for each. */
  mold?: 'stock' | undefined;
  /** Of the candles; a day unless given. */
  interval?: Interval | undefined;
  /** Of the candles; a day unless given. */
  range?: Range | undefined;
  /** How many candles are enough; an upstream may send more. All unless given. */
  points?: number | undefined;
};

/** A quote with its candles. Refusal: `unknown-instrument`. */
export async function getQuote(
  api: Transport,
  params: QuoteParams,
  options?: CallOptions,
): Promise<Quote> {
  const query = defined(params);
  const data = await api.read(
    (wire, init) => wire.GET('/v2/yahoo', { params: { query }, ...init }),
    options,
  );
  return toQuote(quote.decode(data), params, api.now());
}

function toQuote(read: Omit<Quote, 'readAt'>, asked: QuoteParams, readAt: number): Quote {
  const symbol = read.symbol || asked.symbol;
  const market = read.market || (asked.market ?? '');
  const { pricedAt } = read;
  const asOf = pricedAt === null ? readAt : Math.min(readAt, pricedAt);
  const changePercent = signedPercent(read.changePercent, read.change);
  return { ...read, changePercent, symbol, name: read.name || symbol, market, readAt: asOf };
}

/** A quote from a pushed price: without candles. */
export function quoteOf(summary: QuoteSummary, asked: QuoteParams, readAt: number): Quote {
  return toQuote({ ...summary, linePath: null, candles: [] }, asked, readAt);
}

/** Whether only the price is wanted, and not how it came about. */
function isPriceOnly({ interval, range, points }: QuoteParams): boolean {
  return interval === undefined && range === undefined && points === undefined;
}

/** The queries of prices that are looked at, without those of charts. */
export function shownPrices(cache: QueryClient): Query<Quote>[] {
  const all = cache.getQueryCache().findAll({ queryKey: ['quote'], type: 'active' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key says it
  return all.filter(
    (query) => !query.isDisabled() && isPriceOnly(paramsOf(query)),
  ) as Query<Quote>[];
}

/** Which price a query of `quoteQuery` reads. */
export function paramsOf({ queryKey }: Pick<Query, 'queryKey'>): QuoteParams {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `quoteQuery`
  return queryKey[1] as QuoteParams;
}

/** One quote with its candles; `as` says where it is shown, and so how often it is read. */
export const quoteQuery = (api: Transport, params: QuoteParams, as: PollName = 'stockDetail') =>
  queryOptions({
    queryKey: ['quote', params],
    queryFn: ({ signal }) => getQuote(api, params, { signal }),
    ...polling(as),
  });
