import type { MarketFeed } from '../market/index.ts';
import type { Store } from '../store/index.ts';

/** Epoch milliseconds. */
export interface Clock {
  now(): number;
}

/** What the rules work on. */
export interface World {
  store: Store;
  feed: MarketFeed;
  clock: Clock;
}
