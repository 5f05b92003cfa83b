import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { MoneyPage } from './pages/MoneyPage.ts';
import { MoneyRecordsPage } from './pages/MoneyRecordsPage.ts';

const say = wordsOf('es');
const addCall = '**/api/stock/success/v2/recharge/add';
/** How long the sandbox lets a deposit be on its way. */
const settleMs = 20_000;

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/recharge' });
});

test('shows one that fails for what it is, and moves nothing', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const recharge = await new MoneyPage(page, say, 'recharge').review('5013');
  await recharge.confirm();
  await recharge.done.waitFor();
  await recharge.sheet.getByRole('button', { name: say('transfer.seeRecords') }).click();
  const records = new MoneyRecordsPage(page, say);
  await expect(records.status('US$ 5,013.00', 'in-progress').first()).toBeVisible();
  corro.setTime(dayOfPurchase + settleMs);
  await expect(records.status('US$ 5,013.00', 'failed')).toBeVisible();
  await records.show('failed');
  await expect(page).toHaveURL(/\/recharge-records\/failed$/);
  await expect(records.record('US$ 5,013.00')).toBeVisible();
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
});

test('asks once, though the answer is lost and the page reloaded in the middle', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const keys: (string | undefined)[] = [];
  await page.route(addCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await page.reload();
  });
  const recharge = await new MoneyPage(page, say, 'recharge').review('6000');
  await recharge.confirmButton.dblclick({ noWaitAfter: true });
  await recharge.done.waitFor();
  expect(keys).toHaveLength(1);
  corro.setTime(dayOfPurchase + settleMs);
  expect(await corro.accounts.balance(phone, password)).toBe('31000.00');
});

test('says what is missing, and lets nothing through below the minimum', async ({ page }) => {
  const recharge = new MoneyPage(page, say, 'recharge');
  await recharge.reviewButton.click();
  await expect(page.getByText(say('problem.recharge-amount-required'))).toBeVisible();
  await expect(page.getByText(say('problem.recharge-method-required'))).toBeVisible();
  await recharge.amount.fill('4999');
  await recharge.method.click();
  await expect(
    page.getByText(say('problem.recharge-below-minimum', { min: '5,000.00' })),
  ).toBeVisible();
  await expect(recharge.reviewButton).toBeDisabled();
  await recharge.amount.fill('5,000');
  await expect(page.getByText(say('problem.amount-not-whole'))).toBeVisible();
  // What is typed is still there after a reload.
  await recharge.amount.fill('5000');
  await page.reload();
  await expect(recharge.amount).toHaveValue('5000');
  await expect(recharge.reviewButton).toBeEnabled();
});

test('leads from no records to the form', async ({ page }) => {
  await page.getByRole('link', { name: say('route.rechargeRecords') }).click();
  await new MoneyRecordsPage(page, say).show('in-progress');
  await expect(page.getByText(say('transfer.empty.in-progress'))).toBeVisible();
  await page.getByRole('button', { name: say('transfer.empty.showAll') }).click();
  await page.getByRole('link', { name: say('recharge.new') }).click();
  await expect(page).toHaveURL(/\/recharge$/);
});
