import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { InboxPage } from './pages/InboxPage.ts';
import { LoanPage } from './pages/LoanPage.ts';
import { MoneyPage } from './pages/MoneyPage.ts';

const t = messagesOf('es');
const secondMs = 1000;
const dayMs = 86_400_000;

test(
  'a deposit that came in rings the bell, leads to its record, and is read then',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/recharge' });
    const recharge = await new MoneyPage(page, t, 'recharge').review('6000');
    await recharge.confirmButton.click();
    await recharge.done.waitFor();
    const inbox = new InboxPage(page, t);
    await page.goto('/');
    await expect(inbox.bell(0)).toBeVisible();

    corro.setTime(dayOfPurchase + 20 * secondMs);
    await page.goto('/account');
    await inbox.open(1);
    await expect(page).toHaveURL(/\/inbox$/);
    await expect(inbox.rows).toHaveCount(1);
    const row = inbox.rows.filter({ hasText: t('notices.kind.deposit-done') });
    await expect(row).toContainText(/\+US\$\s*6,000\.00/);
    await expect(inbox.newRows).toHaveCount(1);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/recharge-records\/completed#/);
    const record = new ActivityPage(page, t);
    await expect(record.sheet).toContainText(/US\$\s*6,000\.00/);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${await record.number()}`);
    await record.close();
    // Closed it stays closed, and another tab is of the list again.
    await page.getByRole('tab', { name: t('transfer.tab.all') }).click();
    await expect(page).toHaveURL(/\/recharge-records$/);
    const records = page.getByRole('list', { name: t('recharge.list'), exact: true });
    await expect(records).toContainText(/US\$\s*6,000\.00/);
    await expect(record.sheet).toHaveCount(0);

    await page.goto('/');
    await expect(inbox.bell(0)).toBeVisible();
    await inbox.open(0);
    await expect(inbox.newRows).toHaveCount(0);
  },
);

test('a loan is said to be due three days before its day, and all is marked as read', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/loan' });
  const loan = await new LoanPage(page, t).ask('2500');
  corro.setTime(dayOfPurchase + 40 * secondMs);
  await expect(loan.sheet.getByText(t('loan.paidOut', { amount: 'US$ 2,500.00' }))).toBeVisible();
  const due = dayOfPurchase + 40 * secondMs + 30 * dayMs;

  const inbox = new InboxPage(page, t);
  corro.setTime(due - 3 * dayMs - secondMs);
  await page.goto('/inbox');
  await expect(inbox.rows).toHaveCount(1);
  corro.setTime(due - 3 * dayMs);
  await page.reload();
  await expect(inbox.newRows).toHaveCount(2);
  const [first] = await inbox.rows.all();
  await expect(first!).toContainText(t('notices.kind.loan-due'));
  // 2,500 and its interest, 2,500 × 12 % × 30 ÷ 365
  await expect(first!).toContainText(/US\$\s*2,524\.66/);

  const readAll = page.getByRole('button', { name: t('notices.readAll') });
  await readAll.click();
  await expect(page.getByText(t('notices.allRead'))).toBeVisible();
  await expect(readAll).toBeFocused();
  await page.reload();
  await expect(inbox.rows).toHaveCount(2);
  await expect(inbox.newRows).toHaveCount(0);
  await expect(readAll).toHaveCount(0);
});

test('an upstream that tells nothing has no bell, and does not know the address', async ({
  page,
  corro,
  customer,
}) => {
  let asked = 0;
  await page.route('**/api/v2/config', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope }: { data: { tag: string }[] } = await response.json();
    const without = data.filter(({ tag }) => tag !== 'extensions');
    await route.fulfill({ response, json: { ...envelope, data: without } });
  });
  await page.route('**/api/stock/success/v2/notice/**', async (route) => {
    asked += 1;
    await route.fallback();
  });
  const bell = page.waitForResponse(/\/assets\/background-parts-/);
  const config = page.waitForResponse('**/api/v2/config');
  await visit(page, { corro, customer, path: '/account' });
  await Promise.all([bell, config]);
  await expect(page.getByRole('link', { name: t('shell.service') }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('route.inbox') })).toHaveCount(0);
  await page.goto('/inbox');
  await expect(page.getByText(t('notFound.text'))).toBeVisible();
  expect(asked).toBe(0);
});
