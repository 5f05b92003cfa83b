import { demoCustomer } from '@corro/sandbox';
import { paths, patterns } from '@corro/web/links';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { messagesOf } from './harness/messages.ts';
import { type Amounts, gatherAmounts, revealedOn, revealingLines } from './harness/ownAmounts.ts';
import { activityLists } from './harness/activityLists.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { said } from './harness/said.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';
import { AccountPage } from './pages/AccountPage.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { type CancelledKind, CancelPage } from './pages/CancelPage.ts';
import { DealsPage } from './pages/DealsPage.ts';
import { IpoPage } from './pages/IpoPage.ts';
import { LoanPage } from './pages/LoanPage.ts';
import { MoneyPage } from './pages/MoneyPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');

/** The lines of the open sheet that reveal something besides what it asks the customer to confirm. */
async function revealedInSheet(
  page: Page,
  amounts: Amounts,
  confirmed: readonly string[] = [],
): Promise<string[]> {
  const lines = await said(page, page.getByRole('dialog'));
  return revealingLines(amounts, { lines, confirmed });
}

/** Buys of what is neither a share nor a fund, at the upstream. */
async function buyOfEach(url: string, token: string): Promise<void> {
  const headers = { token, 'content-type': 'application/json' };
  for (const market of ['FOREX', 'FUTURE', 'CGI']) {
    const list = await fetch(`${url}/api/v2/market/list?market=${market}`, { headers });
    const { data }: { data: { rows: { stock: string; prasent: string }[] } } = await list.json();
    const [first] = data.rows;
    const bought = await fetch(`${url}/api/stock/success/deal/buy`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ tag: first?.stock, count: 13, price: first?.prasent, mold: 'stock' }),
    });
    expect(await bought.json(), market).toMatchObject({ msg: 'ok' });
  }
}

/** Addresses of offers, whose purchase starts with as much as the balance buys. */
const offers = [patterns.qip, patterns.blockTrading];

/** Opens the purchase: neither its quantity nor what is said beside it tells what the balance buys. */
async function expectNothingOffered(page: Page, amounts: Amounts, path: string): Promise<void> {
  const list = page.getByRole('list', { name: t('deals.list') });
  await list.getByRole('button').first().click();
  const deal = new DealsPage(page, t);
  const most = deal.text(`Puedes comprar hasta ${t('money.hiddenWord')} acciones.`);
  await expect(most).toBeVisible();
  await expect.soft(deal.quantity, path).toHaveValue('');
  // The least of the offer: its cost is said, and not its share of the balance.
  await deal.button('ticket.more').click();
  await expect(deal.quantity).not.toHaveValue('');
  await expect.soft(most).toBeVisible();
  expect.soft(await revealedOn(page, amounts, path), `the purchase at ${path}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(deal.sheet).toHaveCount(0);
}

/** Opens a month of the statements: neither its sums nor its changes are told. */
async function expectNothingOfMonth(page: Page, amounts: Amounts): Promise<void> {
  await lead(page, patterns.documents);
  await page
    .getByRole('list', { name: t('statement.title') })
    .getByRole('button')
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: t('statement.entries') })).toBeVisible();
  expect.soft(await revealedOn(page, amounts, patterns.documents), 'a month').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

/** Asks about a withdrawal: neither the question nor its card in the chat tells how much it was. */
async function expectNothingOfCase(page: Page, amounts: Amounts): Promise<void> {
  await lead(page, activityLists.withdrawRecords);
  const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
  const detail = await new ActivityPage(page, t).open(rows.first());
  const help = await detail.help();
  const path = patterns.customerService;
  expect.soft(await revealedOn(page, amounts, path), 'the question').toEqual([]);
  const service = await help.send('case.subject.wrong-amount');
  await expect(service.message(t('case.state.open'))).toBeVisible();
  await expect(service.log.getByText(t('money.hidden'), { exact: true })).toHaveCount(1);
  expect.soft(await revealedOn(page, amounts, path), 'the case').toEqual([]);
}

test('with the eye closed no detail tells what the customer has', async ({ page }) => {
  const { corro, close } = await startCorro({ environment: { DEMO_HISTORY: 'year' } });
  try {
    const { phone, password } = demoCustomer;
    await buyOfEach(corro.url, await corro.accounts.token(phone, password));
    const amounts = gatherAmounts(page);
    await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account` });
    await new AccountPage(page, t).eye.click();
    for (const path of offers) {
      await lead(page, path);
      await expectNothingOffered(page, amounts, path);
    }
    for (const path of Object.values(activityLists)) {
      await lead(page, path);
      const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
      const activity = await new ActivityPage(page, t).open(rows.first());
      expect.soft(await revealedOn(page, amounts, path), `the detail at ${path}`).toEqual([]);
      await activity.close();
    }
    await expectNothingOfMonth(page, amounts);
    await expectNothingOfCase(page, amounts);
    // The upstream did send amounts.
    expect(amounts.own.size).toBeGreaterThan(50);
  } finally {
    await close();
  }
});

/** A review, with what it has the customer confirm, and how it is confirmed. */
interface Review {
  readonly path: string;
  readonly open: () => Promise<unknown>;
  readonly confirmed: readonly string[];
  readonly confirm: () => Promise<unknown>;
}

test('with the eye closed a review tells what is confirmed and no balance, and once it is done nothing', async ({
  page,
  corro,
  customer,
}) => {
  const { phone, password } = customer;
  const code = '246810';
  await corro.accounts.setTransactionCode(phone, password, code);
  await corro.accounts.addCard(phone, password);
  const amounts = gatherAmounts(page);
  // The page decides by its own clock whether an offering has closed.
  await page.clock.setSystemTime(dayOfPurchase);
  await visit(page, { corro, customer, path: '/account' });
  await new AccountPage(page, t).eye.click();

  const ticket = new TradingPage(page, t);
  const withdraw = new MoneyPage(page, t, 'withdraw');
  const recharge = new MoneyPage(page, t, 'recharge');
  const ipo = new IpoPage(page, t);
  const loan = new LoanPage(page, t);
  const cancelling = (kind: CancelledKind, list: string) => {
    const cancel = new CancelPage(page, t, kind);
    return { open: () => cancel.review(list), confirm: () => cancel.confirm() };
  };
  // Pesos: × 16.7595.
  const reviews: readonly Review[] = [
    {
      // 10 × 43.75, and 0.03 % of it.
      path: paths.stockTrading({ symbol: 'KO', name: 'Coca-Cola', market: 'US' }),
      open: () => ticket.reviewPurchase('10'),
      confirmed: ['10', '437.50', '0.13', '437.63', '7334.46'],
      confirm: () => ticket.confirmOrder('buy'),
    },
    {
      path: patterns.withdraw,
      open: () => withdraw.review('257'),
      confirmed: ['257', '4307.19'],
      async confirm() {
        await withdraw.confirm(code);
        await withdraw.done.waitFor();
      },
    },
    {
      path: patterns.recharge,
      open: () => recharge.review('5013'),
      // The shares of it that are said beside what a deposit costs are worked out from what is typed.
      confirmed: ['5013', '84015.37', '250.65'],
      async confirm() {
        await recharge.confirm();
        await recharge.done.waitFor();
      },
    },
    {
      // 100 × 5.17, and 0.03 % of it.
      path: patterns.ipo,
      open: () => ipo.review('Aurvex Photonics', '100'),
      confirmed: ['100', '517', '0.16', '517.16', '8667.34'],
      async confirm() {
        await ipo.confirm.click();
        await ipo.done.waitFor();
      },
    },
    {
      // 2,500 × 12 % × 30 ÷ 365, and that on top.
      path: patterns.loan,
      open: () => loan.review('2500'),
      confirmed: ['2500', '24.66', '2524.66', '42312.04'],
      async confirm() {
        await loan.button('loan.confirm').click();
        await loan.done.waitFor();
      },
    },
    {
      path: patterns.withdrawRecords,
      ...cancelling('withdrawal', 'route.withdrawRecords'),
      confirmed: ['257'],
    },
    {
      path: activityLists.rechargeRecords,
      ...cancelling('recharge', 'recharge.list'),
      confirmed: ['5013'],
    },
    {
      path: patterns.ipoOrders,
      ...cancelling('ipo', 'ipoOrders.list'),
      confirmed: ['517.16'],
    },
    { path: patterns.loanRecords, ...cancelling('loan', 'loan.list'), confirmed: ['2500'] },
  ];
  for (const { path, open, confirmed, confirm } of reviews) {
    await lead(page, path);
    await open();
    const sheet = (await said(page, page.getByRole('dialog'))).join('\n');
    for (const figure of confirmed) {
      const written = new Intl.NumberFormat('es-MX', {
        minimumFractionDigits: figure.includes('.') ? 2 : 0,
      }).format(Number(figure));
      expect.soft(sheet, `the review at ${path}`).toContain(written);
    }
    expect
      .soft(await revealedInSheet(page, amounts, confirmed), `the review at ${path}`)
      .toEqual([]);
    await confirm();
    expect.soft(await revealedInSheet(page, amounts), `the end at ${path}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect.soft(await revealedOn(page, amounts, path), path).toEqual([]);
  }
});
