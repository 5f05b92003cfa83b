import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { LoanPage } from './pages/LoanPage.ts';

const t = messagesOf('es');
const secondMs = 1000;
const dayMs = 86_400_000;

test(
  'spec §8 loan success: a loan is paid out, and repaid with interest',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await visit(page, { corro, customer, path: '/loan' });
    const loan = await new LoanPage(page, t).review('2500');
    // Interest: 2,500 × 12 % × 30 ÷ 365 = 24.66; in pesos: 2,524.66 × 20.
    await expect(loan.sheet.getByText('US$ 24.66')).toBeVisible();
    await expect(loan.sheet.getByText('US$ 2,524.66')).toBeVisible();
    await expect(loan.sheet.getByText('MX$ 50,493.20')).toBeVisible();
    await loan.button('loan.confirm').click();
    await loan.done.waitFor();
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');

    // The upstream approves the loan after 30 s and pays it out 10 s later; the sheet polls.
    corro.setTime(dayOfPurchase + 40 * secondMs);
    await expect(loan.sheet.getByText(t('loan.paidOut', { amount: 'US$ 2,500.00' }))).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('27500.00');
    const loans = await loan.toApplications();
    await expect(loans).toHaveCount(1);
    await expect(loans).toContainText(t('status.money.unpaid'));

    corro.setTime(dayOfPurchase + 31 * dayMs);
    expect(await corro.accounts.balance(phone, password)).toBe('24975.34');
  },
);
