import type { MarketFeed } from '../../market/index.ts';
import type { History } from './history.ts';
import { momentsOf, type Moments, type PortfolioRange } from './moments.ts';
import { eachPrice, pricesAt } from './prices.ts';
import { Replay } from './replay.ts';

/** What a portfolio was worth at a moment. Amounts in cents. */
export interface PortfolioPoint {
  /** Epoch milliseconds. */
  at: number;
  /** All that the customer has, less what is owed on loans. */
  value: bigint;
  /** What the customer has brought in, less what was taken out, since the account was opened. */
  flows: bigint;
}

/** The points before now, and the money and the lots that they have led to. */
export interface Past {
  points: readonly PortfolioPoint[];
  end: Replay;
}

interface Remembered {
  /** Of which moments it is. */
  key: string;
  /** Epoch milliseconds. */
  until: number;
  past: Past;
}

/** What was worked out before, by the history that it is of: it holds until something is added to that. */
const remembered = new WeakMap<History, Map<PortfolioRange, Remembered>>();

/** The longest that it is used: a source may correct a price that has only just become one of the past. */
const lifetimeMs = 600_000;

/** The points of a history over a range, the last of them before `now`. */
export async function pastOf(
  feed: MarketFeed,
  history: History,
  range: PortfolioRange,
  now: number,
): Promise<Past> {
  const moments = momentsOf(range, history.moved[0]?.at ?? now, now);
  const { times } = moments;
  const key = [times.length, times[0], times.at(-1)].join();
  const ofHistory = remembered.get(history) ?? new Map<PortfolioRange, Remembered>();
  const last = ofHistory.get(range);
  if (last !== undefined && last.key === key && now < last.until) return last.past;
  const past = await workedOut(feed, history, moments);
  remembered.set(history, ofHistory.set(range, { key, until: now + lifetimeMs, past }));
  return past;
}

async function workedOut(feed: MarketFeed, history: History, moments: Moments): Promise<Past> {
  const [begin = Infinity] = moments.times;
  const replay = new Replay(history);
  replay.goTo(begin);
  const symbols = new Set([
    ...replay.holdings.keys(),
    ...replay.tradesToCome().map(({ symbol }) => symbol),
  ]);
  const prices = await eachPrice(symbols, (symbol) => pricesAt(feed, symbol, moments));
  const points = moments.times.map((at, index) => {
    replay.goTo(at);
    const value = replay.value((symbol) => prices.get(symbol)?.[index] ?? null);
    return { at, value, flows: replay.flows() };
  });
  // All that was read has happened, even where another process's clock is ahead.
  replay.goTo(Infinity);
  return { points, end: replay };
}
