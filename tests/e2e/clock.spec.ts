import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { TradingPage } from './pages/TradingPage.ts';

const say = wordsOf('es');
const dayMs = 86_400_000;
const path = '/stock/trading/KO/US/Coca-Cola?type=buy';

for (const [name, off] of [
  ['ahead', dayMs],
  ['behind', -dayMs],
] as const) {
  test(`buys on a device whose clock is a day ${name}`, async ({ page, corro, customer }) => {
    await page.clock.setSystemTime(Date.now() + off);
    await visit(page, { corro, customer, path });
    const ticket = new TradingPage(page, say);
    await ticket.reviewPurchase('10');
    await ticket.confirmOrder('buy');
    // 10 × 43.75 = 437.50 and 0.13 of fee.
    expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('24562.37');
  });

  test(`buys at a price read anew after the clock was set a day ${name} in the middle`, async ({
    page,
    corro,
    customer,
  }) => {
    await visit(page, { corro, customer, path });
    const ticket = new TradingPage(page, say);
    await ticket.reviewPurchase('10');
    await page.clock.setSystemTime(Date.now() + off);
    await page.waitForResponse(/\/api\/v2\/yahoo/);
    await ticket.confirmOrder('buy');
    expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('24562.37');
  });
}
