import { blockTrades } from './blockTrades.ts';
import { funds } from './funds.ts';
import { loans } from './loans.ts';
import { offerings } from './offerings.ts';
import { shares } from './shares.ts';
import type { Spending } from './spending.ts';
import { withdrawals } from './withdrawals.ts';

export type { Spending } from './spending.ts';
export { blockTrades, shares };

/** An instant at which there are offers, offerings and funds that suit the tests. */
export const suitable = '2026-11-23T15:05:00Z';

/** Every way of spending. */
export const waysOfSpending: readonly Spending[] = [
  shares,
  blockTrades,
  offerings,
  funds,
  withdrawals,
  loans,
];
