import type { Page } from '@playwright/test';
import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import { leaveElsewhere } from './harness/leaveElsewhere.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { CancelPage } from './pages/CancelPage.ts';
import { MoneyPage } from './pages/MoneyPage.ts';

const t = messagesOf('es');
const code = '246810';
const cancelCall = '**/api/stock/success/v2/cancel';

/** Asks for a withdrawal of US$ 250.00 in the app, and leads to where it is listed. */
async function askForWithdrawal(page: Page, corro: Corro, customer: Customer): Promise<void> {
  const { phone, password } = customer;
  await corro.accounts.setTransactionCode(phone, password, code);
  await corro.accounts.addCard(phone, password);
  await visit(page, { corro, customer, path: '/withdraw' });
  const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
  await withdraw.confirm(code);
  await withdraw.done.waitFor();
  await page.goto('/withdraw-records');
}

test(
  'takes a withdrawal back, once, even where the answer is lost',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await askForWithdrawal(page, corro, customer);
    const cancel = await new CancelPage(page, t, 'withdrawal').review('route.withdrawRecords');
    // 24,750.00 and 250.00
    await expect(cancel.sheet.getByText('US$ 250.00')).toBeVisible();
    await expect(cancel.sheet.getByText('US$ 25,000.00')).toBeVisible();
    let calls = 0;
    await page.route(cancelCall, async (route) => {
      calls += 1;
      const response = await route.fetch();
      if (calls === 1) await route.abort('connectionreset');
      else await route.fulfill({ response });
    });
    await cancel.confirm();
    expect(calls).toBeLessThanOrEqual(2);
    await cancel.close();
    await expect(cancel.rows('route.withdrawRecords')).toContainText(t('status.money.cancelled'));
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    // It is not paid out any more.
    corro.setTime(dayOfPurchase + 60_000);
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 c']);
  },
);

test('says that it is too late where the deposit came in while one reads', async ({
  page,
  corro,
  customer,
}) => {
  const { phone, password } = customer;
  await visit(page, { corro, customer, path: '/recharge' });
  const recharge = await new MoneyPage(page, t, 'recharge').review('5000');
  await recharge.confirm();
  await recharge.done.waitFor();
  await page.goto('/recharge-records');
  const cancel = await new CancelPage(page, t, 'recharge').review('recharge.list');
  // Nothing is read again until the customer confirms.
  await page.route('**/api/stock/success/property/list*', (route) => route.abort());
  corro.setTime(dayOfPurchase + 30_000);
  await cancel.button('cancel.confirm').click();
  await expect(cancel.sheet.getByText(t('hint.too-late-to-cancel'))).toBeVisible();
  expect(await corro.accounts.balance(phone, password)).toBe('30000.00');
  expect(await corro.accounts.records(phone, password, 'recharges')).toEqual(['5000.00 2']);
});

test('cancels once what two tabs cancel at the same moment, and says so in each', async ({
  page,
  context,
  corro,
  customer,
}) => {
  const { phone, password } = customer;
  await askForWithdrawal(page, corro, customer);
  const other = await context.newPage();
  await other.goto('/withdraw-records');
  // Neither tab learns from the list what the other one does.
  const here = await new CancelPage(page, t, 'withdrawal').review('route.withdrawRecords');
  const there = await new CancelPage(other, t, 'withdrawal').review('route.withdrawRecords');
  await context.route('**/api/stock/success/property/withdraw*', (route) => route.abort());
  const answers = new Map<Page, unknown>();
  const both = Promise.withResolvers<void>();
  let waiting = 0;
  await context.route(cancelCall, async (route) => {
    waiting += 1;
    if (waiting === 2) both.resolve();
    await both.promise;
    const response = await route.fetch();
    answers.set(route.request().frame().page(), await response.json());
    await route.fulfill({ response });
  });
  await here.button('cancel.confirm').click();
  await there.button('cancel.confirm').click();
  await expect.poll(() => answers.size).toBe(2);
  expect([...answers.values()]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: 'ok' }),
      { msg: 'no', data: 'already-cancelled' },
    ]),
  );
  const [winner, loser] =
    (answers.get(page) as { msg: string }).msg === 'ok' ? [here, there] : [there, here];
  await expect(
    winner.sheet.getByRole('heading', { name: t('cancel.success.withdrawal') }),
  ).toBeVisible();
  await expect(loser.sheet.getByText(t('hint.already-cancelled'))).toBeVisible();
  expect(waiting).toBe(2);
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
  expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 c']);
  corro.setTime(dayOfPurchase + 60_000);
  expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
});

for (const arrives of [true, false]) {
  const what = arrives ? 'has reached' : 'has not reached';
  test(`shows what is true after a logout in the middle of a cancellation that ${what} the server`, async ({
    page,
    corro,
    customer,
  }) => {
    const { phone, password } = customer;
    await askForWithdrawal(page, corro, customer);
    const cancel = await new CancelPage(page, t, 'withdrawal').review('route.withdrawRecords');
    const left = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await page.route(cancelCall, async (route) => {
      if (arrives) await route.fetch();
      sent.resolve();
      await left.promise;
      // The page may have given the call up.
      await route.abort().catch(() => undefined);
    });
    await cancel.button('cancel.confirm').click();
    await sent.promise;
    const login = await leaveElsewhere(page, t, left.resolve);
    await page.unroute(cancelCall);

    await login.logIn(phone, password);
    await page.goto('/withdraw-records');
    const row = cancel.rows('route.withdrawRecords');
    if (!arrives) {
      await expect(row).toContainText(t('status.money.in-progress'));
      expect(await corro.accounts.balance(phone, password)).toBe('24750.00');
      await cancel.review('route.withdrawRecords');
      await cancel.confirm();
      await cancel.close();
    }
    await expect(row).toContainText(t('status.money.cancelled'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 c']);
  });
}
