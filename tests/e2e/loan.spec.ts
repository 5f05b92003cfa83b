import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { LoanPage } from './pages/LoanPage.ts';

const say = wordsOf('es');
const secondMs = 1000;
const dayMs = 86_400_000;
const requestCall = '**/api/stock/success/loans/add';

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/loan' });
});

test('spec §8 loan success: borrows, and pays back with interest, to the stored balance', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const loan = await new LoanPage(page, say).review('2500');
  // 2,500 × 12 % × 30 ÷ 365, and that on top; × 20 in pesos.
  await expect(loan.sheet.getByText('US$ 24.66')).toBeVisible();
  await expect(loan.sheet.getByText('US$ 2,524.66')).toBeVisible();
  await expect(loan.sheet.getByText('MX$ 50,493.20')).toBeVisible();
  await loan.button('loan.confirm').click();
  await loan.done.waitFor();
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');

  // Decided after 30 s, paid out 10 s later, without a reload.
  corro.setTime(dayOfPurchase + 40 * secondMs);
  await expect(loan.sheet.getByText(say('loan.paidOut', { amount: 'US$ 2,500.00' }))).toBeVisible();
  expect(await corro.accounts.balance(phone, password)).toBe('27500.00');
  const { loans } = await loan.toApplications();
  await expect(loans).toHaveCount(1);
  await expect(loans).toContainText(say('status.money.unpaid'));

  corro.setTime(dayOfPurchase + 31 * dayMs);
  expect(await corro.accounts.balance(phone, password)).toBe('24975.34');
});

test('is told of a rejection, and charged nothing', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  // An amount that ends in 13 is rejected in play.
  const loan = await new LoanPage(page, say).ask('513');
  corro.setTime(dayOfPurchase + 30 * secondMs);
  await expect(loan.sheet.getByText(say('loan.rejected', { amount: 'US$ 513.00' }))).toBeVisible();
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
});

test('makes one request of a double tap whose answer is lost', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(requestCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort('connectionreset');
  });
  const loan = await new LoanPage(page, say).review('500');
  await loan.button('loan.confirm').dblclick();
  await loan.done.waitFor();
  // Asked for once more by the same call, under the same key.
  expect(new Set(keys).size).toBe(1);
  await expect((await loan.toApplications()).loans).toHaveCount(1);
});
