import type { Day, DaySource } from '../dayCandles.ts';
import { createDayFeed } from '../dayFeed.ts';
import { roundTo } from '../decimals.ts';
import { hash, hashText, unit, walk } from '../noise.ts';
import type { MarketClock, MarketFeed } from '../types.ts';
import { crosses, withCrosses } from './crosses.ts';
import { type Listing, listings } from './listings.ts';

/**
 * Creates a feed of invented instruments. Prices depend on symbol and time only, so all processes
 * agree.
 */
export function createSimulatedFeed(
  clock: MarketClock,
  listed: readonly Listing[] = listings,
): MarketFeed {
  const bySymbol = new Map(listed.map((listing) => [listing.instrument.symbol, listing]));
  const find = (symbol: string) => {
    const listing = bySymbol.get(symbol);
    if (!listing) throw new RangeError(`unknown symbol: ${symbol}`);
    return listing;
  };
  const feedOf = (day: DaySource['day']) =>
    createDayFeed(
      { report: [], instruments: listed.map((listing) => listing.instrument), day },
      clock,
    );
  const derivedDay: DaySource['day'] = (symbol, day) => {
    const cross = crosses.get(symbol);
    const listing = find(symbol);
    if (cross === undefined) return dayOf(listing, day);
    const [from, by] = [find(cross.from), find(cross.by)];
    const volatility = Math.hypot(from.volatility, by.volatility);
    return dayBetween(
      { ...listing, volatility },
      day,
      (end) => closeOf(from, end) * closeOf(by, end) ** cross.power,
    );
  };
  const feed = feedOf((symbol, day) => dayOf(find(symbol), day));
  return withCrosses(feed, feedOf(derivedDay), clock);
}

/** Seed of this market. Another number gives other prices at all times. */
const seed = 0x0c0220;
/** 2026-01-01 in days since 1970-01-01. On this day the drift is zero. */
const referenceDay = 20_454;
/** Daily volatility of the whole market, as a fraction. */
const marketVolatility = 0.006;

function seedOf({ instrument }: Listing): number {
  return hash(seed, hashText(instrument.symbol));
}

function closeOf(listing: Listing, day: number): number {
  const move =
    listing.volatility * walk(seedOf(listing), day) +
    listing.beta * marketVolatility * walk(seed, day) +
    (listing.drift * (day - referenceDay)) / 365;
  return listing.base * Math.exp(move);
}

/**
 * Computes the prices of a listing on a day, counted since 1970-01-01 UTC. The day opens at the
 * close of the day before, because this market never closes.
 */
export function dayOf(listing: Listing, day: number): Day {
  return dayBetween(listing, day, (end) => closeOf(listing, end));
}

/** Computes a day from the closes that `closeAt` returns for it and the day before. */
function dayBetween(listing: Listing, day: number, closeAt: (day: number) => number): Day {
  const { priceDecimals } = listing.instrument;
  const symbolSeed = seedOf(listing);
  const tick = 10 ** -priceDecimals;
  const price = (value: number) => Math.max(tick, roundTo(value, priceDecimals));
  const open = closeAt(day - 1);
  const close = closeAt(day);
  const daily = Math.hypot(listing.volatility, listing.beta * marketVolatility);
  const reach = (n: number) => 1 + daily * (0.05 + 0.7 * unit(hash(symbolSeed, day), n));
  const excitement = Math.min(4, Math.abs(close / open - 1) / daily);
  return {
    open: price(open),
    high: price(Math.max(open, close) * reach(1)),
    low: price(Math.min(open, close) / reach(2)),
    close: price(close),
    volume:
      listing.volume === null
        ? null
        : Math.round(
            listing.volume * (0.5 + 0.6 * unit(hash(symbolSeed, day), 3) + 0.4 * excitement),
          ),
  };
}
