import type { MarketFeed } from '../../market/index.ts';
import type { History } from './history.ts';
import { valuationMoments, type Moments, type PortfolioRange } from './moments.ts';
import { readPrices, pricesAt } from './prices.ts';
import { type PortfolioPoint, Replay } from './replay.ts';

/** The points before now, and the replay after the whole history. */
export interface PortfolioPast {
  points: readonly PortfolioPoint[];
  end: Replay;
}

/** Cached values of portfolios, by the root of the history and by range. */
const cache = new WeakMap<
  History['root'],
  Map<PortfolioRange, { past: PortfolioPast; until: number }>
>();

/** Cache lifetime in milliseconds. It is limited because sources may correct recent prices. */
const lifetimeMs = 3_600_000;

/** Returns the values of a portfolio at each moment of a range before `now`. */
export async function readPortfolioPast(
  feed: MarketFeed,
  history: History,
  range: PortfolioRange,
  now: number,
): Promise<PortfolioPast> {
  const moments = valuationMoments(range, history.postings[0]?.at ?? now, now);
  const ofCustomer = cache.get(history.root) ?? new Map<PortfolioRange, never>();
  const last = ofCustomer.get(range);
  if (last !== undefined && now < last.until) {
    const past = await extendPast(feed, history, moments, last.past);
    if (past !== null) {
      ofCustomer.set(range, { past, until: last.until });
      return past;
    }
  }
  const past = await valueMoments(feed, new Replay(history), moments);
  cache.set(history.root, ofCustomer.set(range, { past, until: now + lifetimeMs }));
  return past;
}

/**
 * Extends the cached values of a portfolio: keeps the points before the first new movement and
 * computes the missing ones. Null if a missing point is earlier than the time to which the cached
 * replay has advanced.
 */
async function extendPast(
  feed: MarketFeed,
  history: History,
  moments: Moments,
  { points, end }: PortfolioPast,
): Promise<PortfolioPast | null> {
  const replay = end.continueWith(history);
  const { lastMovementAt, nextMovementAt } = replay;
  const earlierPoints = new Map(
    points.flatMap((point) => (point.at < nextMovementAt ? [[point.at, point] as const] : [])),
  );
  const times = moments.times.filter((time) => !earlierPoints.has(time));
  if (times.some((time) => time < lastMovementAt)) return null;
  const added = await valueMoments(feed, replay, { ...moments, times });
  for (const point of added.points) earlierPoints.set(point.at, point);
  return { points: moments.times.flatMap((time) => earlierPoints.get(time) ?? []), end: added.end };
}

/** Computes the value at each moment, then replays to the end. */
async function valueMoments(
  feed: MarketFeed,
  replay: Replay,
  moments: Moments,
): Promise<PortfolioPast> {
  const { times } = moments;
  replay.goTo(times[0] ?? Infinity);
  const symbols = new Set([
    ...replay.holdings.keys(),
    ...replay.upcomingTrades().map(({ symbol }) => symbol),
  ]);
  const prices = await readPrices(times.length === 0 ? [] : symbols, (symbol) =>
    pricesAt(feed, symbol, moments),
  );
  const points = times.map((at, index) => {
    replay.goTo(at);
    return replay.point(at, (symbol) => prices.get(symbol)?.[index] ?? null);
  });
  // Replays every event that was read, even one after `now`, because another process's clock may be
  // ahead.
  replay.goTo(Infinity);
  return { points, end: replay };
}
