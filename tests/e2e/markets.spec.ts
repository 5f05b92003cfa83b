import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { MarketListPage } from './pages/MarketListPage.ts';

const t = messagesOf('es');

test(
  'the list of forex leads to a purchase, its position and its sale',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const stored = () => corro.accounts.balance(customer.phone, customer.password);
    await visit(page, { corro, customer, path: '/' });
    const list = await new MarketListPage(page, t).open('forex');
    await list.field.fill('eur');
    await list.field.press('Enter');
    await expect(list.rows('forex')).toHaveCount(1);

    const detail = await list.choose('forex', 'EUR/USD');
    await expect(detail.chart).toBeVisible();
    const purchase = await detail.buy();
    await purchase.reviewPurchase('50');
    await purchase.confirmOrder('buy');
    // The purchase costs 50 × 1.0864 = 54.32 and a fee of 0.0163 → 0.02. The balance is 25,000.00 − 54.34.
    expect(await stored()).toBe('24945.66');

    const positions = await (await list.open('forex')).toPositions();
    await expect(page).toHaveURL(/\/trade-no-nav\/forex\//);
    await expect(positions.tab('forex')).toHaveAttribute('aria-selected', 'true');
    await positions.showTable();
    await expect(positions.table.getByText('EURUSD', { exact: true })).toBeVisible();
    await expect(positions.table.getByText('50', { exact: true })).toBeVisible();

    corro.setTime(dayOfSale);
    const position = await positions.openDetail('EURUSD');
    await expect(position.chart).toBeVisible();
    const sale = await position.sell();
    await sale.reviewSale(50);
    await sale.confirmOrder('sell');
    // The sale brings 50 × 1.0867 = 54.335 → 54.34 less a fee of 0.0163 → 0.02. The balance is 24,945.66 + 54.32.
    expect(await stored()).toBe('24999.98');
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'sell 50 EURUSD @ 1.0867',
      'buy 50 EURUSD @ 1.0864',
    ]);
  },
);
