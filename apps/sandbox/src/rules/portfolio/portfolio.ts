import type { PositionType } from '@corro/domain';
import type { RuleContext } from '../ruleContext.ts';
import { holdingValue } from './worth.ts';
import { historyOf } from './history.ts';
import type { PortfolioRange } from './moments.ts';
import { readPortfolioPast } from './past.ts';
import { readPrices, priceNow } from './prices.ts';
import type { PortfolioPoint, PriceOf, Replay } from './replay.ts';

/** Parts of a portfolio in cents. Their sum, with the loan subtracted, is the value. */
export type PortfolioParts = Record<'cash' | 'funds' | 'held' | 'loan' | PositionType, bigint>;

/** Values over a range, oldest first; the last point is now. */
export interface Portfolio {
  points: readonly PortfolioPoint[];
  parts: PortfolioParts;
}

/**
 * Replays a customer's ledger: money by postings, lots at the price of each moment. From its payout
 * on, a loan and its whole interest count as owed. So the payout is no gain, and the loan lowers
 * the value by its interest only.
 */
export async function portfolioOf(
  { store, feed, clock }: Pick<RuleContext, 'store' | 'feed' | 'clock'>,
  customerId: string,
  range: PortfolioRange,
): Promise<Portfolio> {
  const history = await historyOf(store, customerId);
  const now = clock.now();
  const { points, end } = await readPortfolioPast(feed, history, range, now);
  const prices = await readPrices(end.holdings.keys(), (symbol) => priceNow(feed, symbol));
  const priceOf = (symbol: string) => prices.get(symbol) ?? null;
  const last = end.point(now, priceOf);
  return { points: [...points, last], parts: partsOf(end, priceOf) };
}

function partsOf({ sums, holdings, owed: loan }: Replay, priceOf: PriceOf): PortfolioParts {
  const byType = { stock: 0n, forex: 0n, futures: 0n, treasury: 0n };
  for (const [symbol, holding] of holdings) {
    byType[holding.type] += holdingValue(holding, priceOf(symbol));
  }
  const { cash, held, invested: funds } = sums;
  return { cash, ...byType, funds, held, loan };
}
