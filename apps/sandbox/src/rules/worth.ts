import { add, type DecimalText, positionReturn } from '@corro/domain';
import type { MarketFeed } from '../market/index.ts';
import { fromCents, fromMillionths, type Overview } from '../store/index.ts';
import { currentPrices } from './prices.ts';

/**
 * What a customer has in all, in US dollars: what can be spent, what is set aside or in funds, and
 * everything held at its current price.
 */
export async function totalWorth(
  feed: MarketFeed,
  { cash, tiedUp, holdings }: Overview,
): Promise<DecimalText> {
  const symbols = holdings.map(({ symbol }) => symbol);
  const prices = await currentPrices(feed, symbols);
  return holdings.reduce(
    (sum, { symbol, quantity, costPrice }) => {
      const cost = fromMillionths(costPrice);
      // A holding whose price cannot be read counts with what was paid for it.
      const current = prices.get(symbol) ?? cost;
      return add(sum, positionReturn(cost, current, Number(quantity)).marketValue);
    },
    fromCents(cash + tiedUp),
  );
}
