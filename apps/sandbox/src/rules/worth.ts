import { add, type DecimalText, positionReturn } from '@corro/domain';
import { cashOf, fromCents, fromMillionths, holdingsOf, tiedUpOf } from '../store/index.ts';
import { currentPrices } from './prices.ts';
import type { World } from './world.ts';

/**
 * What a customer has, in US dollars: spendable, and with what is set aside, what is in funds and
 * everything held at its current price.
 */
export async function worthOf(
  world: World,
  customerId: string,
): Promise<{ money: DecimalText; total: DecimalText }> {
  const { db } = world.store;
  const [cash, tiedUp, holdings] = await Promise.all([
    cashOf(db, customerId),
    tiedUpOf(db, customerId),
    holdingsOf(db, customerId),
  ]);
  const prices = await currentPrices(
    world.feed,
    holdings.map(({ symbol }) => symbol),
  );
  const money = fromCents(cash);
  const total = holdings.reduce(
    (sum, { symbol, quantity, costPrice }) => {
      const cost = fromMillionths(costPrice);
      // A holding whose price cannot be read counts with what was paid for it.
      const current = prices.get(symbol) ?? cost;
      return add(sum, positionReturn(cost, current, Number(quantity)).marketValue);
    },
    fromCents(cash + tiedUp),
  );
  return { money, total };
}
