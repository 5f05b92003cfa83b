import { aggregate } from '../aggregate.ts';
import { dayMs, daysInRange } from '../calendar.ts';
import { MarketUnavailable } from '../errors.ts';
import type {
  CandleInterval,
  Instrument,
  MarketCandle,
  MarketClock,
  MarketFeed,
} from '../types.ts';
import { readCandles, readQuote } from './answers.ts';
import { createCache } from './cache.ts';
import { liveInstruments } from './instruments.ts';

/** The calls of the Yahoo client that the feed uses; answers are checked, so their type is left open. */
export interface YahooClient {
  /** undefined for a symbol that Yahoo does not know. */
  quoteCombine(symbol: string): Promise<unknown>;
  chart(symbol: string, options: { period1: Date; interval: '1m' | '1d' }): Promise<unknown>;
}

const quoteLifetimeMs = 5_000;
const candlesLifetimeMs = 60_000;
const answerTimeoutMs = 8_000;
/** Yahoo hands out minutes for the last week only. */
const mostMinuteDays = 7;
/** Markets rest: to end a range at the last candle, this much more is asked for than the range. */
const restDays = 5;

async function inTime<Answer>(symbol: string, timeoutMs: number, answer: Promise<Answer>) {
  const expired = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => expired.reject(new Error(`no answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([answer, expired.promise]);
  } catch (error) {
    throw new MarketUnavailable(`the live market cannot answer about ${symbol}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A feed over Yahoo Finance: quotes remembered for 5 s, candles for 60 s. A call that fails, makes no
 * sense or takes longer than `timeoutMs` rejects with `MarketUnavailable`.
 */
export function createLiveFeed(
  client: YahooClient,
  clock: MarketClock,
  timeoutMs: number = answerTimeoutMs,
): MarketFeed {
  const bySymbol = new Map(liveInstruments.map((of) => [of.symbol, of]));
  const quotes = createCache<Awaited<ReturnType<MarketFeed['quote']>>>(quoteLifetimeMs, clock);
  const candles = createCache<readonly MarketCandle[]>(candlesLifetimeMs, clock);

  async function readStretch(of: Instrument, interval: CandleInterval, days: number) {
    const step = interval === '1m' ? '1m' : '1d';
    const reach = step === '1m' ? Math.min(days + restDays, mostMinuteDays) : days + restDays;
    const period1 = new Date(clock.now() - reach * dayMs);
    const read = readCandles(of, step, await client.chart(of.symbol, { period1, interval: step }));
    const begin = (read.at(-1)?.time ?? 0) - days * dayMs;
    const asked = read.filter(({ time }) => time > begin);
    return interval === '1wk' || interval === '1mo' ? aggregate(asked, interval) : asked;
  }

  return {
    report: [],
    instruments: () => liveInstruments,
    async quote(symbol) {
      const of = bySymbol.get(symbol);
      if (!of) return null;
      const read = async () => {
        const answer = await client.quoteCombine(symbol);
        return answer === undefined ? null : readQuote(of, answer);
      };
      return quotes(symbol, () => inTime(symbol, timeoutMs, read()));
    },
    async candles(symbol, interval, range) {
      const of = bySymbol.get(symbol);
      if (!of) return [];
      const days = daysInRange(range, interval, clock.now());
      const read = () => readStretch(of, interval, days);
      return candles(`${symbol} ${interval} ${days}`, () => inTime(symbol, timeoutMs, read()));
    },
    async close() {},
  };
}

/** The live feed over the `yahoo-finance2` package, which is loaded here and nowhere else. */
export async function createYahooFeed(clock: MarketClock): Promise<MarketFeed> {
  const { default: YahooFinance } = await import('yahoo-finance2');
  const silent = { info() {}, warn() {}, error() {}, debug() {}, dir() {} };
  const yahoo = new YahooFinance({
    suppressNotices: ['yahooSurvey'],
    versionCheck: false,
    logger: silent,
    // The feed has given up by then; without this the request would live on.
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(answerTimeoutMs) }),
  });
  return createLiveFeed(
    {
      quoteCombine: (symbol) => yahoo.quoteCombine(symbol),
      chart: (symbol, options) => yahoo.chart(symbol, options),
    },
    clock,
  );
}
