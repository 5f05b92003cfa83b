import { agreedPercent } from '../codecs/numbers.ts';
import { type Query, queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type Quote, quote, type QuoteSummary } from '../codecs/quotes.ts';
import { type PollName, polling } from './polling.ts';

/** Length of a candle. */
export type Interval = '1m' | '1d' | '1wk' | '1mo';
/** Length of a history. */
export type Range = '1d' | '5d' | '1mo' | '3mo' | '6mo' | '1y' | '2y' | '5y' | 'max';

/** Quote selection; `interval` and `range` of the candles default to one day. */
export type QuoteParams = {
  /** Instrument code. */
  symbol: string;
  /** Market tag, for an instrument code that several markets list. */
  market?: string | undefined;
  /** Order type, because some upstreams quote a different price for each type. */
  mold?: 'stock' | undefined;
  interval?: Interval | undefined;
  range?: Range | undefined;
  /** Sufficient number of candles; an upstream may send more. Default: all. */
  points?: number | undefined;
};

/** Reads a quote with its candles. Refusal: `unknown-instrument`. */
export async function getQuote(
  api: Transport,
  params: QuoteParams,
  options?: CallOptions,
): Promise<Quote> {
  const query = omitUndefined(params);
  const data = await api.read(
    (wire, init) => wire.GET('/v2/yahoo', { params: { query }, ...init }),
    options,
  );
  return toQuote(quote.decode(data), params, api);
}

type Clocks = Pick<Transport, 'now' | 'clockAheadMs'>;

function toQuote(read: Omit<Quote, 'readAt'>, params: QuoteParams, api: Clocks): Quote {
  const symbol = read.symbol || params.symbol;
  const market = read.market || (params.market ?? '');
  const { pricedAt } = read;
  const now = api.now();
  const readAt = pricedAt === null ? now : Math.min(now, pricedAt + api.clockAheadMs());
  const changePercent = agreedPercent(read.changePercent, read.change, read.price);
  return { ...read, changePercent, symbol, name: read.name || symbol, market, readAt };
}

/** Converts a pushed price to a quote without candles. */
export function quoteOf(summary: QuoteSummary, params: QuoteParams, api: Clocks): Quote {
  return toQuote(
    { ...summary, linePath: null, areaPath: null, about: null, exchangeName: null, candles: [] },
    params,
    api,
  );
}

/** Checks if a query is for a price only, not for a chart. */
export function isPriceOnly({ interval, range, points }: QuoteParams): boolean {
  return interval === undefined && range === undefined && points === undefined;
}

/** Returns the parameters of a `quoteQuery` query. */
export function paramsOf({ queryKey }: Pick<Query, 'queryKey'>): QuoteParams {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `quoteQuery`
  return queryKey[1] as QuoteParams;
}

/** Polls a quote; `as` selects the interval. */
export const quoteQuery = (api: Transport, params: QuoteParams, as: PollName = 'stockDetail') =>
  queryOptions({
    queryKey: ['quote', params],
    queryFn: ({ signal }) => getQuote(api, params, { signal }),
    ...polling(as),
  });
