import type { PositionType } from '@corro/domain';
import type { MarketFeed } from '../../market/index.ts';
import type { RuleContext } from '../ruleContext.ts';
import { worthOf } from '../worth.ts';
import { type History, historyOf } from './history.ts';
import { type Moments, momentsOf, type PortfolioRange } from './moments.ts';
import { type PriceSeries, priceSeriesOf } from './priceSeries.ts';
import { type PriceOf, Replay } from './replay.ts';

/** What a portfolio was worth at a moment. Amounts in cents. */
export interface PortfolioPoint {
  /** Epoch milliseconds. */
  at: number;
  /** All that the customer has, less what is owed on loans. */
  value: bigint;
  /** What the customer has brought in, less what was taken out, since the account was opened. */
  flows: bigint;
}

/** What a portfolio is made of now, in cents; all of it, less the loan, is its value. */
export type PortfolioParts = Record<'cash' | 'funds' | 'held' | 'loan' | PositionType, bigint>;

/** The value of a customer's portfolio over a range, oldest first, the last point now. */
export interface Portfolio {
  points: readonly PortfolioPoint[];
  parts: PortfolioParts;
}

/**
 * Replays a customer's ledger: money by its postings, lots at the price of each moment. A loan is owed with its
 * interest from the day it is paid out, as the account says: it brings no gain, and costs its interest.
 */
export async function portfolioOf(
  { store, feed, clock }: Pick<RuleContext, 'store' | 'feed' | 'clock'>,
  customerId: string,
  range: PortfolioRange,
): Promise<Portfolio> {
  const history = await historyOf(store, customerId);
  const now = clock.now();
  const moments = momentsOf(range, history.moved[0]?.at ?? now, now);
  const prices = await pricesOf(feed, history, moments);
  const replay = new Replay(history);
  const points = moments.times.map((at) => {
    replay.goTo(at);
    const value = replay.value((symbol) => prices.get(symbol)?.at(at) ?? null);
    return { at, value, flows: replay.flows() };
  });
  // All that was read has happened, even where another process's clock is ahead.
  replay.goTo(Infinity);
  const priceNow = (symbol: string) => prices.get(symbol)?.now ?? null;
  const last = { at: now, value: replay.value(priceNow), flows: replay.flows() };
  return { points: [...points, last], parts: partsOf(replay, priceNow) };
}

/** The prices of what is held at any of the moments or now. */
async function pricesOf(
  feed: MarketFeed,
  { traded }: History,
  moments: Moments,
): Promise<ReadonlyMap<string, PriceSeries>> {
  const begin = moments.times[0] ?? Infinity;
  const held = new Map<string, bigint>();
  const wanted = new Set<string>();
  for (const { at, symbol, quantity } of traded) {
    held.set(symbol, (held.get(symbol) ?? 0n) + quantity);
    if (at > begin) wanted.add(symbol);
    else if (held.get(symbol) === 0n) wanted.delete(symbol);
    else wanted.add(symbol);
  }
  const series = [...wanted].map(async (symbol) => {
    const isHeld = held.get(symbol) !== 0n;
    return [symbol, await priceSeriesOf(feed, { symbol, isHeld }, moments)] as const;
  });
  return new Map(await Promise.all(series));
}

function partsOf({ sums, holdings }: Replay, priceOf: PriceOf): PortfolioParts {
  const byType = { stock: 0n, forex: 0n, futures: 0n, treasury: 0n };
  for (const [symbol, holding] of holdings) {
    byType[holding.type] += worthOf(holding, priceOf(symbol));
  }
  const { cash, held, invested: funds, owed: loan } = sums;
  return { cash, ...byType, funds, held, loan };
}
