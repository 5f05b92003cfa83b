import { blockTrades } from './blockTrades.ts';
import type { Buying } from './buying.ts';
import { funds } from './funds.ts';
import { offerings } from './offerings.ts';
import { shares } from './shares.ts';

export type { Buying } from './buying.ts';
export { shares };

/** An instant at which there are offers, offerings and funds that suit the tests. */
export const suitable = '2026-11-23T15:05:00Z';

/** Every way of buying. */
export const waysOfBuying: readonly Buying[] = [shares, blockTrades, offerings, funds];
