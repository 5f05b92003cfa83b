import type { Page } from '@playwright/test';
import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { IpoOrdersPage, IpoPage } from './pages/IpoPage.ts';

// What the sandbox offers at the midnight on which the tests begin.
// AURVEX: 453,000 shares at 5.17, of 100 to 900 each; others want 1,812,000; until 1:00.
// ZENTRA: 350,000 shares at 34.02, of 100 to 1,200 each; others want 140,000; until 0:40.
const scarce = 'Aurvex Photonics';
const plenty = 'Zentralis Genomics';
const afterTheClose = dayOfPurchase + 61 * 60_000;

const say = wordsOf('es');
const applyCall = '**/api/stock/success/ipo/buy';

// The book of an offering is one for all customers of the server: only one test applies for each.
test.describe.configure({ mode: 'serial' });

const visitAt = (page: Page, corro: Corro, customer: Customer, path: string) =>
  visit(page, { corro, customer, path });

/** The spaces in figures do not break; a test writes plain ones. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');

test('sets the money aside, allots a part at the close and returns the rest', async ({
  page,
  corro,
  customer,
}) => {
  const stored = () => corro.accounts.balance(customer.phone, customer.password);
  await visitAt(page, corro, customer, '/ipo');
  const ipos = new IpoPage(page, say);
  // Typed beyond the limits and off a step, it is brought to the most that can be applied for.
  await ipos.review(scarce, '950');
  // 900 × 5.17 = 4,653.00; 0.03 % of it is 1.3959; 25,000.00 − 4,654.40
  await expect(async () => {
    const text = plain(await ipos.sheet.textContent());
    expect(text).toContain('900 acciones');
    expect(text).toContain('US$ 4,654.40');
    expect(text).toContain('US$ 20,345.60');
  }).toPass();
  expect(await stored()).toBe('25000.00');
  await ipos.confirm.click();
  await ipos.done.waitFor();
  expect(await stored()).toBe('20345.60');

  const orders = await ipos.seeOrders();
  await expect(orders.rows).toHaveCount(1);
  await expect(orders.rows.first()).toContainText(say('order.status.pending'));
  await expect(orders.rows.first()).toContainText('4,654.40');

  corro.setTime(afterTheClose);
  // 900 × 453,000 / (1,812,000 + 900) = 224.88…: 224 shares. 224 × 5.17 = 1,158.08; fee 0.347424.
  // 4,654.40 − 1,158.43 = 3,495.97 goes back; 25,000.00 − 1,158.43.
  expect(await stored()).toBe('23841.57');
  await page.reload();
  await orders.show('success');
  await expect(orders.rows.first()).toContainText('224 de 900');
  await expect(orders.rows.first()).toContainText('3,495.97');
  await expect(orders.rows.first()).toContainText('1,158.43');

  await page.goto('/trade');
  await expect(page.getByRole('table')).toContainText(scarce);
});

test('finds an application again whose answer was lost, and holds the money once', async ({
  page,
  corro,
  customer,
}) => {
  const keys = new Set<string | undefined>();
  await page.route(applyCall, async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await visitAt(page, corro, customer, '/ipo');
  const ipos = new IpoPage(page, say);
  await ipos.apply(plenty, '100');
  // Asked for once more by the same call, under the same key.
  expect(keys.size).toBe(1);
  // 100 × 34.02 = 3,402.00; 0.03 % of it is 1.0206
  expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('21596.98');
  const orders = await ipos.seeOrders();
  await expect(orders.rows).toHaveCount(1);

  // There is enough for everybody: all 100, and nothing comes back.
  corro.setTime(afterTheClose);
  expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('21596.98');
  await page.reload();
  await orders.show('success');
  await expect(orders.rows.first()).toContainText('100 de 100');
});

test('makes one application of a double tap', async ({ page, corro, customer }) => {
  let calls = 0;
  await page.route(applyCall, async (route) => {
    calls += 1;
    await route.fulfill({ json: { msg: 'ok', data: null } });
  });
  await visitAt(page, corro, customer, '/ipo');
  const ipos = new IpoPage(page, say);
  await ipos.review(plenty, '100');
  await ipos.confirm.dblclick();
  await ipos.done.waitFor();
  expect(calls).toBe(1);
});

test('says why an application is refused', async ({ page, corro, customer }) => {
  await visitAt(page, corro, customer, '/ipo');
  const ipos = new IpoPage(page, say);
  await ipos.review(plenty, '100');
  corro.setTime(afterTheClose);
  await ipos.confirm.click();
  await expect(ipos.sheet.getByText(say('hint.time-not-allowed'))).toBeVisible();
  expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('25000.00');
});

test('has nothing to show before the first application, and leads to the offerings', async ({
  page,
  corro,
  customer,
}) => {
  await visitAt(page, corro, customer, '/ipo/orders');
  await expect(new IpoOrdersPage(page, say).rows).toHaveCount(0);
  await page.getByRole('link', { name: say('ipo.seeOffers') }).click();
  await expect(new IpoPage(page, say).offering(scarce)).toBeVisible();
});
