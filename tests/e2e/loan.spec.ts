import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { LoanPage } from './pages/LoanPage.ts';

const t = messagesOf('es');
const secondMs = 1000;
const dayMs = 86_400_000;

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/loan' });
});

test(
  'spec §8 loan success: borrows, and pays back with interest, to the stored balance',
  { tag: '@core' },
  async ({ page, corro, customer: { phone, password } }) => {
    const loan = await new LoanPage(page, t).review('2500');
    // 2,500 × 12 % × 30 ÷ 365, and that on top; × 16.7595 in pesos.
    await expect(loan.sheet.getByText('US$ 24.66')).toBeVisible();
    await expect(loan.sheet.getByText('US$ 2,524.66')).toBeVisible();
    await expect(loan.sheet.getByText('MX$ 42,312.04')).toBeVisible();
    await loan.button('loan.confirm').click();
    await loan.done.waitFor();
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');

    // Decided after 30 s, paid out 10 s later, without a reload.
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

test(
  'takes the amount by the keys of a slider, in step with the field',
  { tag: '@core' },
  async ({ page }) => {
    const loan = await new LoanPage(page, t).open();
    const field = loan.sheet.getByLabel(t('transfer.amount'));
    const slider = loan.sheet.getByRole('slider', { name: t('loan.slider') });
    await field.fill('2500');
    await expect(slider).toHaveAttribute('aria-valuetext', 'US$\u00A02,500.00');
    await slider.press('ArrowRight');
    await expect(field).toHaveValue('2,600');
    await slider.press('End');
    await expect(field).toHaveValue('10,000');
    await slider.press('Home');
    await expect(field).toHaveValue('500');
    // 500 × 12 % × 30 ÷ 365, and (504.93 ÷ 500) ^ (365 ÷ 30)
    await expect(loan.sheet.getByText('US$ 504.93')).toBeVisible();
    await expect(loan.sheet.getByText('12.7% anual')).toBeVisible();
  },
);
