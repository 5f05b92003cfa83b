import type { Day } from '../dayCandles.ts';
import { createDayFeed } from '../dayFeed.ts';
import { roundTo } from '../decimals.ts';
import { hash, hashText, unit, walk } from '../noise.ts';
import type { MarketClock, MarketFeed } from '../types.ts';
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
  return createDayFeed(
    {
      report: [],
      instruments: listed.map((listing) => listing.instrument),
      day(symbol, day) {
        const listing = bySymbol.get(symbol);
        if (!listing) throw new RangeError(`unknown symbol: ${symbol}`);
        return dayOf(listing, day);
      },
    },
    clock,
  );
}

/** Seed of this market. Another number gives other prices at all times. */
const seed = 0x0c0220;
/** 2026-01-01 in days since 1970-01-01. On this day the drift is zero. */
const referenceDay = 20_454;
/** Daily volatility of the whole market, as a fraction. */
const marketVolatility = 0.006;

function closeOf(listing: Listing, symbolSeed: number, day: number): number {
  const move =
    listing.volatility * walk(symbolSeed, day) +
    listing.beta * marketVolatility * walk(seed, day) +
    (listing.drift * (day - referenceDay)) / 365;
  return listing.base * Math.exp(move);
}

/**
 * Computes the prices of a listing on a day, counted since 1970-01-01 UTC. The day opens at the
 * close of the day before, because this market never closes.
 */
export function dayOf(listing: Listing, day: number): Day {
  const { symbol, priceDecimals } = listing.instrument;
  const symbolSeed = hash(seed, hashText(symbol));
  const tick = 10 ** -priceDecimals;
  const price = (value: number) => Math.max(tick, roundTo(value, priceDecimals));
  const open = closeOf(listing, symbolSeed, day - 1);
  const close = closeOf(listing, symbolSeed, day);
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
