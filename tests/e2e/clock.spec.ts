import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const dayMs = 86_400_000;
const path = '/stock/trading/KO/US/Coca-Cola?type=buy';

test(
  'buys on a device whose clock is a day ahead',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await page.clock.setSystemTime(Date.now() + dayMs);
    await visit(page, { corro, customer, path });
    const ticket = new TradingPage(page, t);
    await ticket.reviewPurchase('10');
    await ticket.confirmOrder('buy');
    // 10 × 43.75 = 437.50 and 0.13 of fee.
    expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('24562.37');
  },
);
