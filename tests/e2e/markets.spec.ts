import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { MarketListPage } from './pages/MarketListPage.ts';

const t = messagesOf('es');

/*
 * On the day of purchase EURUSD is at 1.08644, WTI at 36.36, US10Y at 2.170; on the day of sale at
 * 1.08672, 37.88, 2.170. The price is taken as US dollars each; the fee is 0.03 %, rounded half up.
 *
 * 50 × 1.08644 = 54.322 → 54.32, fee 0.0163 → 0.02: 25,000.00 − 54.34 = 24,945.66.
 * 50 × 1.08672 = 54.336 → 54.34, fee 0.0163 → 0.02: 24,945.66 + 54.32 = 24,999.98.
 * 10 × 36.36 = 363.60, fee 0.10908 → 0.11: 25,000.00 − 363.71 = 24,636.29.
 * 10 × 37.88 = 378.80, fee 0.11364 → 0.11: 24,636.29 + 378.69 = 25,014.98.
 * 20 × 2.170 = 43.40, fee 0.01302 → 0.01: 25,000.00 − 43.41 = 24,956.59, and + 43.39 = 24,999.98.
 */
const journeys = [
  {
    path: 'forex',
    type: 'forex',
    search: 'eur',
    code: 'EURUSD',
    quantity: 50,
    prices: ['1.08644', '1.08672'],
    balances: ['24945.66', '24999.98'],
    by: 'Enter',
  },
  {
    path: 'futures',
    type: 'futures',
    search: 'WTI',
    code: 'WTI',
    quantity: 10,
    prices: ['36.36', '37.88'],
    balances: ['24636.29', '25014.98'],
    by: 'button',
  },
  {
    path: 'treasury-debt',
    type: 'treasury',
    search: 'us10',
    code: 'US10Y',
    quantity: 20,
    prices: ['2.17', '2.17'],
    balances: ['24956.59', '24999.98'],
    by: 'Enter',
  },
] as const;

for (const { path, type, search, code, quantity, prices, balances, by } of journeys) {
  test(`leads from the list of ${path} to a purchase, the position and its sale`, async ({
    page,
    corro,
    customer,
  }) => {
    const stored = () => corro.accounts.balance(customer.phone, customer.password);
    await visit(page, { corro, customer, path: '/' });
    const list = await new MarketListPage(page, t).open(path);
    await list.field.fill(search);
    if (by === 'Enter') await list.field.press('Enter');
    else await list.searchButton.click();
    await expect(list.rows(path)).toHaveCount(1);

    const detail = await list.choose(path, code);
    await expect(detail.chart).toBeVisible();
    const purchase = await detail.buy();
    await purchase.reviewPurchase(String(quantity));
    await purchase.confirmOrder('buy');
    expect(await stored()).toBe(balances[0]);

    const positions = await (await list.open(path)).toPositions();
    await expect(page).toHaveURL(new RegExp(`/trade-no-nav/${type}/`));
    await expect(positions.tab(type)).toHaveAttribute('aria-selected', 'true');
    await positions.showTable();
    await expect(positions.table.getByText(code, { exact: true })).toBeVisible();
    await expect(positions.table.getByText(String(quantity), { exact: true })).toBeVisible();

    corro.setTime(dayOfSale);
    const held = await positions.openDetail(code);
    await expect(held.chart).toBeVisible();
    const sale = await held.sell();
    await sale.reviewSale(quantity);
    await sale.confirmOrder('sell');
    expect(await stored()).toBe(balances[1]);

    await page.goto('/records');
    const records = page.getByRole('list', { name: t('records.list') }).getByRole('listitem');
    await expect(records).toHaveCount(2);
    await expect(records.last()).toContainText(prices[0]);
    expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
      `sell ${quantity} ${code} @ ${prices[1]}`,
      `buy ${quantity} ${code} @ ${prices[0]}`,
    ]);
  });
}

test(
  'asks for a code, says that nothing matches, and shows everything again',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/' });
    const list = await new MarketListPage(page, t).open('futures');
    await list.searchButton.click();
    await expect(page.getByText('Ingresa una clave para buscar', { exact: true })).toBeVisible();
    await expect(list.field).toBeFocused();
    await list.field.fill('nada');
    await list.field.press('Enter');
    await expect(
      page.getByText('Ningún futuro coincide con “nada”', { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByText('Ningún futuro coincide con “nada”', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('codeSearch.showAll'), exact: true }).click();
    await expect(list.rows('futures')).toHaveCount(2);
    await expect(list.field).toHaveValue('');
  },
);
