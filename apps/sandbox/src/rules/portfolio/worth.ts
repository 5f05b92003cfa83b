import type { DecimalText } from '@corro/domain';
import type { MarketFeed } from '../../market/index.ts';
import { fromCents, type Overview, toMillionths } from '../../store/index.ts';
import { currentQuotes } from '../prices.ts';

export interface Holding {
  quantity: bigint;
  /** Quantity × purchase price over all lots, in millionths of a dollar. */
  cost: bigint;
}

const millionthsInCent = 10_000n;

/**
 * Value of a holding in cents, rounded once, half away from zero. `price` is in millionths of a
 * dollar; if it is null, the value is the purchase cost without the fee.
 */
export function holdingValue({ quantity, cost }: Holding, price: bigint | null): bigint {
  const millionths = price === null ? cost : quantity * price;
  const half = (millionths < 0n ? -millionthsInCent : millionthsInCent) / 2n;
  return (millionths + half) / millionthsInCent;
}

/**
 * A customer's total in US dollars: cash, held and invested money, and holdings at current prices,
 * less loans with their interest.
 */
export async function totalWorth(
  feed: MarketFeed,
  { cash, tiedUp, owed, holdings }: Overview,
): Promise<DecimalText> {
  const quotes = await currentQuotes(
    feed,
    holdings.map(({ symbol }) => symbol),
  );
  const worth = holdings.map((holding) => {
    const price = quotes.get(holding.symbol)?.price;
    return holdingValue(holding, price === undefined ? null : toMillionths(price));
  });
  return fromCents(worth.reduce((sum, value) => sum + value, cash + tiedUp - owed));
}
