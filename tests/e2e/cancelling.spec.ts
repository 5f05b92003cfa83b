import type { Page } from '@playwright/test';
import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { CancelPage } from './pages/CancelPage.ts';
import { MoneyPage } from './pages/MoneyPage.ts';

const t = messagesOf('es');
const code = '246810';
const cancelCall = '**/api/stock/success/v2/cancel';

/** Requests a withdrawal of US$ 250.00 in the app and opens the records. */
async function requestWithdrawal(page: Page, corro: Corro, customer: Customer): Promise<void> {
  const { phone, password } = customer;
  await corro.accounts.setTransactionCode(phone, password, code);
  await corro.accounts.addCard(phone, password, code);
  await visit(page, { corro, customer, path: '/withdraw' });
  const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
  await withdraw.confirm(code);
  await withdraw.done.waitFor();
  await page.goto('/withdraw-records');
}

test(
  'cancels a withdrawal once, even if the answer is lost',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await requestWithdrawal(page, corro, customer);
    const cancel = await new CancelPage(page, t, 'withdrawal').review('route.withdrawRecords');
    // The balance after the cancellation is 24,750.00 + 250.00.
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
    await expect(cancel.row('route.withdrawRecords')).toContainText(t('status.money.cancelled'));
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    // At this time the upstream would have paid the withdrawal if the customer had not cancelled
    // it.
    corro.setTime(dayOfPurchase + 60_000);
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 c']);
  },
);
