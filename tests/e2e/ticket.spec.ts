import { expect, test } from './harness/corro.ts';
import { hiddenParts, raiseKeyboard, smallPhone } from './harness/keyboard.ts';
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
const saleOfCoke = `${ticketOfCoke}?type=sell`;
const sellCall = '**/api/stock/success/deal/sell';

/** The spaces in figures do not break; a test writes plain ones. */
async function textOf(locator: ReturnType<TradingPage['done']>): Promise<string> {
  return ((await locator.textContent()) ?? '').replaceAll(/\s+/g, ' ');
}

test(
  'buys from home in four taps, the review among them',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const tapped = await countTaps(page);
    await visit(page, { corro, customer, path: '/' });
    const search = await new SearchDialog(page, t).open();
    const ticket = await search.buy('ko', 'Coca-Cola');
    await ticket.quantity.fill('2');
    await ticket.review('buy').click();
    await ticket.confirmOrder('buy');
    // The search, buy, review, confirm; what is typed is typed.
    expect(tapped()).toBe(4);
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      'buy 2 KO @ 43.75',
    ]);
  },
);

test(
  'sells all lots from home in four taps, each by an order of its own',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    const tapped = await countTaps(page);
    await visit(page, { corro, customer, path: ticketOfCoke });
    const ticket = new TradingPage(page, t);
    await ticket.buy('10');
    await ticket.buy('3');
    // 437.50 and 0.13; 131.25 and 0.04
    expect(await corro.accounts.balance(phone, password)).toBe('24431.08');

    corro.setTime(dayOfSale);
    await page.goto('/');
    tapped();
    const keys: (string | undefined)[] = [];
    await page.route(sellCall, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.continue();
    });
    await new HomePage(page, t).place('trade').click();
    await new PositionsPage(page, t).holding('Coca-Cola').click();
    const sale = await new StockPage(page, t).sellAll();
    await sale.confirm('sell').click();
    await sale.done('sell').waitFor();
    // The positions, the share, sell all, confirm. A row of the positions opens the share (spec §2).
    expect(tapped()).toBe(4);
    // The address asks for it once: nothing is reviewed again on the way back to it.
    expect(new URL(page.url()).search).toBe('?type=sell');

    expect(new Set(keys).size).toBe(2);
    const orders = await corro.accounts.orders(phone, password);
    expect(orders.slice(0, 2).toSorted()).toEqual(['sell 10 KO @ 43.30', 'sell 3 KO @ 43.30']);
    // 433.00 less 0.13 and 129.90 less 0.04: 562.73
    expect(await corro.accounts.balance(phone, password)).toBe('24993.81');
    const receipt = await textOf(sale.sheet);
    expect(receipt).toContain('562.73');
    // (43.30 − 43.75) × 10 − 0.13 − 0.13 = −4.76 and (43.30 − 43.75) × 3 − 0.04 − 0.04 = −1.43
    for (const figure of ['−4.76', '−1.43', t('ticket.loss'), '−US$ 6.19']) {
      expect(receipt).toContain(figure);
    }
  },
);

test(
  'looks for the one lot whose answer is lost, and sells none twice',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await visit(page, { corro, customer, path: ticketOfCoke });
    const ticket = new TradingPage(page, t);
    await ticket.buy('10');
    await ticket.buy('3');
    let calls = 0;
    await page.route(sellCall, async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.goto(saleOfCoke);
    await ticket.sellAll('13 acciones').click();
    await ticket.confirm('sell').click();
    await ticket.done('sell').waitFor();
    const orders = await corro.accounts.orders(phone, password);
    expect(orders.filter((order) => order.startsWith('sell')).toSorted()).toEqual([
      'sell 10 KO @ 43.75',
      'sell 3 KO @ 43.75',
    ]);
    // Two purchases and two sales at 43.75 cost their fees: 0.13 and 0.04, twice.
    expect(await corro.accounts.balance(phone, password)).toBe('24999.66');
  },
);

test(
  'looks for every lot after a reload in the middle',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await visit(page, { corro, customer, path: ticketOfCoke });
    const ticket = new TradingPage(page, t);
    await ticket.buy('10');
    await ticket.buy('3');
    await page.goto(saleOfCoke);
    const bothAreThere = Promise.withResolvers<void>();
    let calls = 0;
    await page.route(sellCall, async (route) => {
      calls += 1;
      // One reaches the server and is not answered; the other does not get there.
      if (calls === 1) await route.fetch();
      if (calls === 2) bothAreThere.resolve();
      if (calls > 2) await route.continue();
    });
    await ticket.sellAll('13 acciones').click();
    await ticket.confirm('sell').click();
    await bothAreThere.promise;
    await page.reload();
    await ticket.done('sell').waitFor();
    const orders = await corro.accounts.orders(phone, password);
    expect(orders.filter((order) => order.startsWith('sell')).toSorted()).toEqual([
      'sell 10 KO @ 43.75',
      'sell 3 KO @ 43.75',
    ]);
    expect(await corro.accounts.balance(phone, password)).toBe('24999.66');
  },
);

test.describe('on a small phone', () => {
  test.use({ viewport: smallPhone });

  for (const unit of ['quantity', 'money'] as const) {
    test(`keeps the total of a typed ${unit} in sight above the keyboard`, async ({
      page,
      corro,
      customer,
    }) => {
      await visit(page, { corro, customer, path: ticketOfCoke });
      const ticket = new TradingPage(page, t);
      if (unit === 'money') await ticket.inDollars();
      await ticket[unit].click();
      await raiseKeyboard(page);
      await page.keyboard.type(unit === 'money' ? '500' : '11');
      await expect(ticket.total('buy')).toBeVisible();
      const pesos = page.getByText(/≈.MX\$/);
      for (const part of [ticket.review('buy'), ticket.total('buy'), pesos]) {
        expect(await hiddenParts(ticket[unit], part, 340)).toEqual([]);
      }
    });
  }
});
