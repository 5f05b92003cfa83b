import { demoCustomer } from '@corro/sandbox';
import { paths, routes } from '@corro/web/addresses';
import type { Page } from '@playwright/test';
import { addresses } from './harness/addresses.ts';
import { expect, test } from './harness/corro.ts';
import { lead } from './harness/lead.ts';
import { messagesOf } from './harness/messages.ts';
import { gatherAmounts, plainFigure, type Told } from './harness/ownAmounts.ts';
import { activityLists } from './harness/activityLists.ts';
import { said } from './harness/said.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';
import { AccountPage } from './pages/AccountPage.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { DealsPage } from './pages/DealsPage.ts';

const t = messagesOf('es');

/** Where everyone reads the same prices, offers and articles. */
const publicAddress =
  /^\/(?:markets|watchlists|news|stock|trading|forex|futures|treasury-debt|legal|ipo$|qip$|block-trading$|fund-investment$)/;

/** What everyone may know, anywhere: what a dollar is in pesos, the least of a deposit or a withdrawal. */
const publicLine =
  /^(?:Ejemplo: por US\$ 1,000\.00|US\$ 1 = MX\$ [\d.]+|a [\d.]+ por US\$ 1|(?:Mínimo|De) US\$ [\d,]+\.00[^\d]*)$/;

/** Beside the customer's own, these have what indices did today, in points. */
const mixedAddress = /^\/(?:account)?$/;

/** What a page with the eye closed says of the customer's money; empty where that is nothing. */
async function told(page: Page, { own, common }: Told, path: string): Promise<string[]> {
  return (await said(page)).filter((line) => {
    if (publicLine.test(line)) return false;
    const figures = (line.match(/\d[\d,]*\.\d+(?![\d%])/g) ?? [])
      .map(plainFigure)
      .filter((figure) => figure !== '0' && !common.has(figure));
    if (figures.some((figure) => own.has(figure))) return true;
    if (publicAddress.test(path)) return false;
    // On screens of their own no other sum either, and no number of shares.
    return (
      /\d (?:acción|acciones|unidad|unidades)\b/.test(line) ||
      (figures.length > 0 && (!mixedAddress.test(path) || /(?:US|MX)\$/.test(line)))
    );
  });
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

/** The lists of what the customer did, whose rows open a detail. */
const records: ReadonlySet<string> = new Set(Object.values(activityLists));

/** Where one buys from an offer, at first as much as the balance buys. */
const offers: ReadonlySet<string> = new Set([routes.qip.path, routes.blockTrading.path]);

/** Opens the purchase: neither its quantity nor what is said beside it tells what the balance buys. */
async function expectNothingOffered(page: Page, amounts: Told, path: string): Promise<void> {
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
  expect.soft(await told(page, amounts, path), `the purchase at ${path}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(deal.sheet).toHaveCount(0);
}

test('with the eye closed no address tells what the customer has', async ({ page }) => {
  const { corro, close } = await startCorro({ environment: { DEMO_HISTORY: 'year' } });
  try {
    const { phone, password } = demoCustomer;
    await buyOfEach(corro.url, await corro.accounts.token(phone, password));
    const amounts = gatherAmounts(page);
    await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account` });
    await new AccountPage(page, t).eye.click();
    const all = [
      ...addresses,
      '/trade?view=table',
      activityLists.fundOrders,
      paths.positions('futures', '1'),
      '/trade?type=treasury&view=table',
      paths.stockTrading({ symbol: 'KO', name: 'Coca-Cola', market: 'US' }, 'sell'),
    ];
    for (const path of all) {
      await lead(page, path);
      expect.soft(await told(page, amounts, path), path).toEqual([]);
      if (offers.has(path)) await expectNothingOffered(page, amounts, path);
      if (!records.has(path)) continue;
      const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
      const activity = await new ActivityPage(page, t).open(rows.first());
      expect.soft(await told(page, amounts, path), `the detail at ${path}`).toEqual([]);
      await activity.close();
    }
    // The upstream did tell them.
    expect(amounts.own.size).toBeGreaterThan(50);
  } finally {
    await close();
  }
});
