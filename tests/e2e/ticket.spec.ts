import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { countTaps } from './harness/taps.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { HomePage } from './pages/HomePage.ts';
import { PositionsPage } from './pages/PositionsPage.ts';
import { SearchDialog } from './pages/SearchDialog.ts';
import { StockPage } from './pages/StockPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const ticketOfCoke = '/stock/trading/KO/US/Coca-Cola';
const sellCall = '**/api/stock/success/deal/sell';

test(
  'buys from home in four taps, including the review',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const tapCount = await countTaps(page);
    await visit(page, { corro, customer, path: '/' });
    const search = await new SearchDialog(page, t).open();
    const ticket = await search.buy('ko', 'Coca-Cola');
    await ticket.quantity.fill('2');
    await ticket.review('buy').click();
    await ticket.confirmOrder('buy');
    // The four taps are on the search, buy, review and confirm.
    expect(tapCount()).toBe(4);
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 2 KO @ 43.75',
    ]);
  },
);

test(
  'sells all lots from home in four taps, one order for each lot, and the year’s loss is one tap away',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    const tapCount = await countTaps(page);
    await visit(page, { corro, customer, path: ticketOfCoke });
    const ticket = new TradingPage(page, t);
    await ticket.buy('10');
    await ticket.buy('3');
    // The balance is 25,000.00 − (437.50 + 0.13) − (131.25 + 0.04).
    expect(await corro.accounts.balance(phone, password)).toBe('24431.08');

    corro.setTime(dayOfSale);
    await page.goto('/');
    tapCount();
    const keys: (string | undefined)[] = [];
    await page.route(sellCall, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.continue();
    });
    await new HomePage(page, t).place('trade').click();
    // Home, which stays until the positions are loaded, may name the share, too.
    await page.getByRole('heading', { level: 1, name: t('nav.trade') }).waitFor();
    await new PositionsPage(page, t).holding('Coca-Cola').click();
    const sale = await new StockPage(page, t).sellAll();
    await sale.confirm('sell').click();
    await sale.done('sell').waitFor();
    // The four taps are on the positions, the share (spec §2), sell all and confirm.
    expect(tapCount()).toBe(4);
    // The app has removed the parameter that opens the review, so returning to this address opens
    // the ticket without a review.
    await expect(page).toHaveURL(/\?type=sell$/);

    expect(new Set(keys).size).toBe(2);
    const orders = await corro.accounts.orders(phone, password);
    expect(orders.slice(0, 2).toSorted()).toEqual(['sell 10 KO @ 43.30', 'sell 3 KO @ 43.30']);
    // The sale brings 433.00 − 0.13 + 129.90 − 0.04 = 562.73. The balance is 24,431.08 + 562.73.
    expect(await corro.accounts.balance(phone, password)).toBe('24993.81');
    await expect(sale.sheet).toContainText('562.73');
    // The losses of the two lots are (43.30 − 43.75) × 10 − 0.13 − 0.13 = −4.76 and (43.30 − 43.75) × 3 − 0.04 − 0.04 =
    // −1.43.
    for (const figure of ['−4.76', '−1.43', t('ticket.loss'), '−US$ 6.19']) {
      await expect(sale.sheet).toContainText(figure);
    }

    await page.goto('/');
    tapCount();
    await page.getByRole('link', { name: t('home.gains') }).click();
    await expect(page.getByText('−US$ 6.19').first()).toBeVisible();
    expect(tapCount()).toBe(1);
  },
);
