import type { MarketFeed } from '../market/index.ts';
import type { Clock, Store } from '../store/index.ts';
import type { SecurityEventListener } from './securityEvents.ts';

export type { Clock } from '../store/index.ts';

/** What the rules are given: database, prices, time, limits. */
export interface RuleContext {
  store: Store;
  feed: MarketFeed;
  /** The database's time, not this process's. */
  clock: Clock;
  /** How long after its confirmation an order is still carried out, in milliseconds. */
  orderLifeMs: number;
  onSecurityEvent?: SecurityEventListener;
}
