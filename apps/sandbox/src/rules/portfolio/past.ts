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

/** The points before now, and the money and the lots that the whole history has led to. */
export interface Past {
  points: readonly PortfolioPoint[];
  end: Replay;
}

/** What was worked out before, by the history that it is of or begins. */
const remembered = new WeakMap<
  History['root'],
  Map<PortfolioRange, { past: Past; until: number }>
>();

/** How long that is used, in milliseconds: a source may correct a price that has only just become one of the past. */
const lifetimeMs = 3_600_000;

/** The points of a history over a range, the last of them before `now`. */
export async function pastOf(
  feed: MarketFeed,
  history: History,
  range: PortfolioRange,
  now: number,
): Promise<Past> {
  const moments = momentsOf(range, history.moved[0]?.at ?? now, now);
  const ofCustomer = remembered.get(history.root) ?? new Map<PortfolioRange, never>();
  const last = ofCustomer.get(range);
  if (last !== undefined && now < last.until) {
    const past = await continued(feed, history, moments, last.past);
    if (past !== null) {
      ofCustomer.set(range, { past, until: last.until });
      return past;
    }
  }
  const past = await valued(feed, new Replay(history), moments);
  remembered.set(history.root, ofCustomer.set(range, { past, until: now + lifetimeMs }));
  return past;
}

/**
 * The same with what came after it: points before the first movement that was added stay, and those that were
 * not there yet are worked out. Null where one of these lies before what the earlier replay has come to.
 */
async function continued(
  feed: MarketFeed,
  history: History,
  moments: Moments,
  { points, end }: Past,
): Promise<Past | null> {
  const replay = end.continuedBy(history);
  const { cameTo, goesOnAt } = replay;
  const known = new Map(
    points.flatMap((point) => (point.at < goesOnAt ? [[point.at, point] as const] : [])),
  );
  const times = moments.times.filter((time) => !known.has(time));
  if (times.some((time) => time < cameTo)) return null;
  const added = await valued(feed, replay, { ...moments, times });
  for (const point of added.points) known.set(point.at, point);
  return { points: moments.times.flatMap((time) => known.get(time) ?? []), end: added.end };
}

/** Takes a replay through the moments, and to the end. */
async function valued(feed: MarketFeed, replay: Replay, moments: Moments): Promise<Past> {
  const { times } = moments;
  replay.goTo(times[0] ?? Infinity);
  const symbols = new Set([
    ...replay.holdings.keys(),
    ...replay.tradesToCome().map(({ symbol }) => symbol),
  ]);
  const prices = await eachPrice(times.length === 0 ? [] : symbols, (symbol) =>
    pricesAt(feed, symbol, moments),
  );
  const points = times.map((at, index) => {
    replay.goTo(at);
    const value = replay.value((symbol) => prices.get(symbol)?.[index] ?? null);
    return { at, value, flows: replay.flows() };
  });
  // All that was read has happened, even where another process's clock is ahead.
  replay.goTo(Infinity);
  return { points, end: replay };
}
