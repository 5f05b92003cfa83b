import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { MoneyRecordsPage } from './pages/MoneyRecordsPage.ts';
import { RechargePage } from './pages/RechargePage.ts';

const say = wordsOf('es');
const addCall = '**/api/stock/success/v2/recharge/add';
/** How long the sandbox lets a deposit be on its way. */
const settleMs = 20_000;

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/recharge' });
});

test('deposits, and follows it to the stored balance without a reload', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const recharge = await new RechargePage(page, say).review('5000');
  // 5,000.00 × 20 in pesos, 5 % of it, and 25,000.00 + 5,000.00
  for (const figure of ['MX$ 100,000.00', 'US$ 250.00', 'US$ 30,000.00']) {
    await expect(recharge.sheet.getByText(figure)).toBeVisible();
  }
  await recharge.button('recharge.confirm').click();
  await recharge.done.waitFor();
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
  corro.setTime(dayOfPurchase + settleMs);
  await expect(
    recharge.sheet.getByText(say('recharge.done.completed', { amount: 'US$ 5,000.00' })),
  ).toBeVisible();
  expect(await corro.accounts.balance(phone, password)).toBe('30000.00');
  const records = await recharge.toRecords();
  await expect(records.status('US$ 5,000.00', 'completed')).toBeVisible();
});

test('shows one that fails for what it is, and moves nothing', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const recharge = await new RechargePage(page, say).ask('5013');
  const records = await recharge.toRecords();
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
  const recharge = await new RechargePage(page, say).review('6000');
  await recharge.button('recharge.confirm').dblclick({ noWaitAfter: true });
  await recharge.done.waitFor({ timeout: 30_000 });
  expect(keys).toHaveLength(1);
  corro.setTime(dayOfPurchase + settleMs);
  expect(await corro.accounts.balance(phone, password)).toBe('31000.00');
});

test('says what is missing, and lets nothing through below the minimum', async ({ page }) => {
  const recharge = new RechargePage(page, say);
  await recharge.submit.click();
  await expect(page.getByText(say('problem.recharge-amount-required'))).toBeVisible();
  await expect(page.getByText(say('problem.recharge-method-required'))).toBeVisible();
  await recharge.amount.fill('4999');
  await recharge.chooseBank();
  await expect(
    page.getByText(say('problem.recharge-below-minimum', { min: '5,000.00' })),
  ).toBeVisible();
  await expect(recharge.submit).toBeDisabled();
  await recharge.amount.fill('5,000');
  await expect(page.getByText(say('problem.amount-not-whole'))).toBeVisible();
  // What is typed is still there after a reload.
  await recharge.amount.fill('5000');
  await page.reload();
  await expect(recharge.amount).toHaveValue('5000');
  await expect(recharge.submit).toBeEnabled();
});

test('leads from no records to the form', async ({ page }) => {
  await page.getByRole('link', { name: say('route.rechargeRecords') }).click();
  await new MoneyRecordsPage(page, say).show('in-progress');
  await expect(page.getByText(say('transfer.empty.in-progress'))).toBeVisible();
  await page.getByRole('button', { name: say('transfer.empty.showAll') }).click();
  await page.getByRole('link', { name: say('recharge.new') }).click();
  await expect(page).toHaveURL(/\/recharge$/);
});
