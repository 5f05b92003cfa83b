import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { countTaps } from './harness/taps.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { MoneyPage } from './pages/MoneyPage.ts';

const t = messagesOf('es');
const code = '246810';

test.beforeEach(async ({ corro, customer: { phone, password } }) => {
  await corro.accounts.setTransactionCode(phone, password, code);
  await corro.accounts.addCard(phone, password, code);
});

test(
  'spec §8 recharge success: deposits from home in four taps, up to the stored balance and the records',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    const tapCount = await countTaps(page);
    await visit(page, { corro, customer, path: '/' });
    await page.getByRole('link', { name: t('route.recharge'), exact: true }).click();
    const recharge = await new MoneyPage(page, t, 'recharge').review('5000');
    // The reference figure is 5,000 × 5 % (spec §9), and the new balance is 25,000 + 5,000.
    await expect(page.getByText(t('recharge.previewNote', { amount: 'US$ 250.00' }))).toBeVisible();
    await expect(recharge.sheet.getByText(/30,000\.00/)).toBeVisible();
    await recharge.confirm();
    await recharge.done.waitFor();
    // The four taps are on the link on home, the amount, the review and the confirmation.
    expect(tapCount()).toBe(4);
    await expect(recharge.inProgress).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    corro.setTime(dayOfPurchase + 20_000);
    const completed = t('recharge.done.completed', { amount: 'US$ 5,000.00' });
    await expect(recharge.sheet.getByText(completed)).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('30000.00');
    expect(await corro.accounts.records(phone, password, 'recharges')).toEqual(['5000.00 2']);
    await recharge.sheet.getByRole('button', { name: t('recharge.seeRecords') }).click();
    await expect(page).toHaveURL(/\/recharge-records$/);
  },
);

test(
  'withdraws from home in four taps and the code: held immediately, paid later',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    const tapCount = await countTaps(page);
    await visit(page, { corro, customer, path: '/' });
    await page.getByRole('link', { name: t('route.withdraw'), exact: true }).click();
    const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
    // The fee is 0.00, the amount in pesos 250 × 20, and the new balance 25,000.00 − 250.
    await expect(withdraw.sheet.getByText(/US\$\s0\.00/)).toBeVisible();
    await expect(withdraw.sheet.getByText(/(?<!\d)5,000\.00/)).toBeVisible();
    await expect(withdraw.sheet.getByText(/24,750\.00/)).toBeVisible();
    await expect(withdraw.sheet.getByText('•••• 7771')).toBeVisible();
    await withdraw.confirm(code);
    await withdraw.done.waitFor();
    // The four taps are on the link on home, the amount, the review and the confirmation.
    expect(tapCount()).toBe(4);
    await expect(withdraw.inProgress).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('24750.00');
    corro.setTime(dayOfPurchase + 30_000);
    const paid = t('withdraw.done.completed');
    await expect(withdraw.sheet.getByText(paid)).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('24750.00');
    expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 y']);
    await page.goto('/withdraw-records?status=completed');
    const record = page.getByRole('listitem').filter({ hasText: '•••• 7771' });
    await expect(record).toContainText('Banco del Centro');
  },
);
