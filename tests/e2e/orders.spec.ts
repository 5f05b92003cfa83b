import { expect, test } from './harness/corro.ts';
import { loseAnswers } from './harness/loseAnswers.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const ticketOfCoke = '/stock/trading/KO/US/Coca-Cola';
const buyCall = '**/api/stock/success/deal/buy';

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: ticketOfCoke });
});

test('makes one call of a double tap', { tag: '@core' }, async ({ page, corro, customer }) => {
  const keys: (string | undefined)[] = [];
  await page.route(buyCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.continue();
  });
  const ticket = new TradingPage(page, t);
  await ticket.reviewPurchase('1');
  await ticket.pressTwice(ticket.confirm('buy'));
  await ticket.done('buy').waitFor();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(await corro.accounts.orders(customer.phone, customer.password)).toHaveLength(1);
});

test(
  'looks an order up when its answer is lost, and never calls it failed',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await loseAnswers(page, buyCall);
    const ticket = new TradingPage(page, t);
    await ticket.reviewPurchase('2');
    await ticket.confirm('buy').click();
    await ticket.done('buy').waitFor();
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 2 KO @ 43.75',
    ]);
    // 2 × 43.75 = 87.50; 0.03 % of it is 0.02625, rounded to 0.03; 25,000.00 − 87.53.
    expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('24912.47');
  },
);

test(
  'looks an order up after a reload in the middle, and places it once',
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
  'asks again when the price moves by more than half a per cent',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const ticket = new TradingPage(page, t);
    await ticket.reviewPurchase('1');
    corro.setTime(dayOfSale);
    const accept = ticket.sheet.getByRole('button', { name: /^Aceptar/ });
    await accept.click();
    await ticket.confirmOrder('buy');
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 1 KO @ 43.30',
    ]);
  },
);

test(
  'completes a purchase by the keyboard alone',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const ticket = new TradingPage(page, t);
    await ticket.quantity.waitFor();
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let times = 0; times < 60; times += 1) {
        if (await until()) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} did not lead there.`);
    };
    const isFocused = (name: RegExp | string) => () =>
      page.evaluate(
        ([source, flags]) => {
          const element = document.activeElement;
          const label = element?.getAttribute('name') ?? element?.textContent ?? '';
          return new RegExp(source, flags).test(label);
        },
        [typeof name === 'string' ? name : name.source, ''] as const,
      );
    await press('Tab', isFocused('^quantity$'));
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await ticket.confirm('buy').waitFor();
    await press('Tab', isFocused(`^${t('ticket.confirm.buy')}`));
    await page.keyboard.press('Enter');
    await ticket.done('buy').waitFor();
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 5 KO @ 43.75',
    ]);
  },
);
