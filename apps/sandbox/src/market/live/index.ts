import { dayMs } from '@corro/domain';
import { LRUCache } from 'lru-cache';
import { daysInRange } from '../calendar.ts';
import { aggregate } from '../candles.ts';
import {
  type CandleInterval,
  type Instrument,
  type MarketCandle,
  type MarketClock,
  type MarketFeed,
  type MarketQuote,
  MarketUnavailable,
} from '../types.ts';
import { readCandles, readQuote } from './answers.ts';
import { createYahooClient, type YahooClient } from './client.ts';
import { liveInstruments } from './instruments.ts';
import { type FetchFunction, sendSafely, ServiceFailed, withoutSecrets } from './service.ts';

const quoteLifetimeMs = 5_000;
const candlesLifetimeMs = 60_000;
const answerTimeoutMs = 8_000;
/** Quotes requested within this time share one call. */
const gatherMs = 20;

const liveReport =
  'Prices: live, from Yahoo Finance, which may be minutes late. Orders at them move play money alone.';
/** Yahoo provides candles of minutes for the last week only. */
const maxMinuteDays = 7;
/** Days requested beyond the range, because markets are closed on some days. */
const closedDays = 5;

/**
 * Maximum number of cache entries: enough for the quotes of all instruments. An entry of candles
 * has at most 1,827 of them.
 */
const maxEntries = 200;

/**
 * Caches results for `lifetimeMs` and shares pending reads. Failures are not cached. Keeps the 200
 * most recently used keys.
 */
function createCache<Value>(lifetimeMs: number, clock: MarketClock) {
  const entries = new LRUCache<string, { value: Promise<Value>; until: number }>({
    max: maxEntries,
  });
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const cached = entries.get(key);
    if (cached && clock.now() < cached.until) return cached.value;
    const entry = { value: read(), until: clock.now() + lifetimeMs };
    entries.set(key, entry);
    try {
      return await entry.value;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  };
}

async function inTime<Answer>(symbol: string, timeoutMs: number, answer: Promise<Answer>) {
  const expired = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => expired.reject(new Error(`no answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([answer, expired.promise]);
  } catch (error) {
    throw new MarketUnavailable(`the live market cannot answer about ${symbol}`, {
      cause: withoutSecrets(error),
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates a feed over Yahoo Finance with quotes cached for 5 s and candles for 60 s. A failing,
 * invalid or slow call rejects with `MarketUnavailable`. After a rate limit the service is not
 * called until the limit ends; meanwhile the feed returns the last candles, and the last quotes
 * marked as `isOld`.
 */
export function createLiveFeed(
  client: YahooClient,
  clock: MarketClock,
  timeoutMs: number = answerTimeoutMs,
): MarketFeed {
  const bySymbol = new Map(liveInstruments.map((instrument) => [instrument.symbol, instrument]));
  const quotes = createCache<MarketQuote | null>(quoteLifetimeMs, clock);
  const candles = createCache<readonly MarketCandle[]>(candlesLifetimeMs, clock);
  const lastQuotes = new Map<string, MarketQuote>();
  const lastCandles = new LRUCache<string, readonly MarketCandle[]>({ max: maxEntries });
  let restUntil = 0;

  /**
   * Calls the service. While the service is rate limited, returns the last value instead, or throws
   * MarketUnavailable if there is none.
   */
  async function unlessResting<Value>(
    call: () => Promise<Value>,
    readLast: () => Value | undefined,
  ): Promise<Value> {
    const lastValue = () => {
      const last = readLast();
      if (last !== undefined) return last;
      throw new MarketUnavailable('the live market asks to be left alone');
    };
    if (clock.now() < restUntil) return lastValue();
    try {
      return await call();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      if (!(cause instanceof ServiceFailed) || cause.restMs === null) throw error;
      restUntil = clock.now() + cause.restMs;
      return lastValue();
    }
  }

  async function readStretch(instrument: Instrument, interval: CandleInterval, days: number) {
    const step = interval === '1m' ? '1m' : '1d';
    const reach = step === '1m' ? Math.min(days + closedDays, maxMinuteDays) : days + closedDays;
    const period1 = new Date(clock.now() - reach * dayMs);
    const read = readCandles(
      instrument,
      step,
      await client.chart(instrument.symbol, { period1, interval: step }),
    );
    const begin = (read.at(-1)?.time ?? 0) - days * dayMs;
    const inRange = read.filter(({ time }) => time > begin);
    return interval === '1wk' || interval === '1mo' ? aggregate(inRange, interval) : inRange;
  }

  return {
    report: [liveReport],
    instruments: () => liveInstruments,
    // A response that is cached until the next tick adds at most one second to the age of a quote,
    // which may be five seconds old.
    tick: () => Math.floor(clock.now() / 1000),
    async quote(symbol) {
      const instrument = bySymbol.get(symbol);
      if (!instrument) return null;
      const read = async () => {
        const answer = await client.quote(symbol);
        if (answer === undefined) return null;
        const quote = readQuote(instrument, answer);
        lastQuotes.set(symbol, quote);
        return quote;
      };
      const last = () => {
        const lastQuote = lastQuotes.get(symbol);
        return lastQuote && { ...lastQuote, isOld: true as const };
      };
      return quotes(symbol, () =>
        unlessResting<MarketQuote | null>(() => inTime(symbol, timeoutMs, read()), last),
      );
    },
    async candles(symbol, interval, range) {
      const instrument = bySymbol.get(symbol);
      if (!instrument) return [];
      const days = daysInRange(range, interval, clock.now());
      const key = `${symbol} ${interval} ${days}`;
      const read = async () => {
        const stretch = await readStretch(instrument, interval, days);
        lastCandles.set(key, stretch);
        return stretch;
      };
      return candles(key, () =>
        unlessResting(
          () => inTime(symbol, timeoutMs, read()),
          () => lastCandles.get(key),
        ),
      );
    },
    async close() {},
  };
}

/**
 * Creates the live feed with the `yahoo-finance2` package, which is loaded only here.
 *
 * @param send replaces the network in tests
 */
export async function createYahooFeed(
  clock: MarketClock,
  send: FetchFunction = fetch,
): Promise<MarketFeed> {
  const { default: YahooFinance } = await import('yahoo-finance2');
  const { ExtendedCookieJar } = await import('yahoo-finance2/lib/cookieJar');
  const { getCrumbClear } = await import('yahoo-finance2/lib/getCrumb');
  const silent = { info() {}, warn() {}, error() {}, debug() {}, dir() {} };
  const cookieJar = new ExtendedCookieJar();
  const safely = sendSafely(send, answerTimeoutMs);
  const yahoo = new YahooFinance({
    suppressNotices: ['yahooSurvey'],
    versionCheck: false,
    logger: silent,
    cookieJar,
    fetch: (input, init) => safely(input instanceof Request ? input.url : input.toString(), init),
  });
  const client = createYahooClient({
    yahoo: {
      quote: (symbols, query, options) => yahoo.quote(symbols, query, options),
      chart: (symbol, options) => yahoo.chart(symbol, options),
    },
    forgetCrumb: () => getCrumbClear(cookieJar),
    gather: () => new Promise((resolve) => setTimeout(resolve, gatherMs)),
  });
  return createLiveFeed(client, clock);
}
