import { expect, test } from './harness/corro.ts';
import { tabTo } from './harness/tabTo.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const buyCall = '**/api/stock/success/deal/buy';

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
});

test(
  'a double tap places one order, also when its answer is lost',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const keys = new Set<string | undefined>();
    await page.route(buyCall, async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.abort('connectionreset');
    });
    const ticket = new TradingPage(page, t);
    await ticket.reviewPurchase('2');
    const confirm = ticket.confirm('buy');
    await confirm.click({ trial: true });
    // Clicks twice by script, because the second of two real taps could hit the next screen.
    await confirm.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await ticket.done('buy').waitFor();
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 2 KO @ 43.75',
    ]);
    // The purchase costs 2 × 43.75 = 87.50 and a fee of 0.03 % = 0.02625, rounded to 0.03. The balance is 25,000.00 −
    // 87.53.
    expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('24912.47');
  },
);

test(
  'a reload before the answer looks the order up and places it once',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const answered = Promise.withResolvers<void>();
    await page.route(buyCall, async (route) => {
      await route.fetch();
      answered.resolve();
    });
    const ticket = new TradingPage(page, t);
    await ticket.reviewPurchase('3');
    await ticket.confirm('buy').click();
    await answered.promise;
    await page.reload();
    await ticket.done('buy').waitFor();
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 3 KO @ 43.75',
    ]);
  },
);

test(
  'the keyboard alone completes a purchase',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const ticket = new TradingPage(page, t);
    await ticket.quantity.waitFor();
    await tabTo(ticket.quantity);
    await page.keyboard.type('5');
    // The price may arrive after the field.
    await expect(ticket.review('buy')).toBeEnabled();
    await page.keyboard.press('Enter');
    await ticket.confirm('buy').waitFor();
    await tabTo(ticket.confirm('buy'));
    await page.keyboard.press('Enter');
    await ticket.done('buy').waitFor();
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 5 KO @ 43.75',
    ]);
  },
);
