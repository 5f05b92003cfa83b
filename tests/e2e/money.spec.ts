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
  await corro.accounts.addCard(phone, password);
});

test(
  'spec §8 recharge success: comes to its end, to the stored balance, and into the records',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await visit(page, { corro, customer, path: '/recharge' });
    const recharge = await new MoneyPage(page, t, 'recharge').review('5000');
    // 5 % of 5,000; 25,000 and 5,000.
    await expect(recharge.sheet.getByText(/250\.00/)).toBeVisible();
    await expect(recharge.sheet.getByText(/30,000\.00/)).toBeVisible();
    await recharge.confirm();
    await recharge.done.waitFor();
    await expect(recharge.inProgress).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    corro.setTime(dayOfPurchase + 20_000);
    const completed = t('recharge.done.completed', { amount: 'US$ 5,000.00' });
    await expect(recharge.sheet.getByText(completed)).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('30000.00');
    expect(await corro.accounts.records(phone, password, 'recharges')).toEqual(['5000.00 2']);
    await recharge.sheet.getByRole('button', { name: t('transfer.seeRecords') }).click();
    await expect(page).toHaveURL(/\/recharge-records$/);
  },
);

test(
  'withdraws, held at once and paid later, to the stored balance',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await visit(page, { corro, customer, path: '/withdraw' });
    const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
    // Nothing is taken off; × 16.7595 in pesos; 25,000.00 − 250.
    await expect(withdraw.sheet.getByText(/US\$\s0\.00/)).toBeVisible();
    await expect(withdraw.sheet.getByText(/4,189\.88/)).toBeVisible();
    await expect(withdraw.sheet.getByText(/24,750\.00/)).toBeVisible();
    await expect(withdraw.sheet.getByText('•••• 7771')).toBeVisible();
    await withdraw.confirm(code);
    await withdraw.done.waitFor();
    await expect(withdraw.inProgress).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('24750.00');
    corro.setTime(dayOfPurchase + 30_000);
    const paid = t('withdraw.done.completed', { amount: 'US$ 250.00' });
    await expect(withdraw.sheet.getByText(paid)).toBeVisible();
    expect(await corro.accounts.balance(phone, password)).toBe('24750.00');
    expect(await corro.accounts.records(phone, password, 'withdrawals')).toEqual(['250.00 y']);
    await page.goto('/withdraw-records?status=completed');
    await expect(page.getByText('•••• 7771 · Banco del Centro')).toBeVisible();
  },
);

test('shows on home how today went, deposits from there in four taps, and withdraws in two and the code', async ({
  page,
  corro,
  customer,
}) => {
  const tapped = await countTaps(page);
  await visit(page, { corro, customer, path: '/' });
  await expect(page.getByText(t('chart.since.day'), { exact: true })).toBeInViewport();
  expect(tapped()).toBe(0);
  await page.getByRole('link', { name: t('route.recharge'), exact: true }).click();
  const recharge = await new MoneyPage(page, t, 'recharge').review('5000');
  await recharge.confirm();
  await recharge.done.waitFor();
  const forRecharge = tapped();

  await page.goto('/');
  await page.getByRole('link', { name: t('route.withdraw'), exact: true }).click();
  const withdraw = await new MoneyPage(page, t, 'withdraw').review('250');
  await expect(withdraw.code).toBeFocused();
  await withdraw.confirm(code);
  await withdraw.done.waitFor();
  const forWithdrawal = tapped();
  const tapOnTheAmount = 1;
  // The way there, the method, the review, the confirmation.
  expect(forRecharge - tapOnTheAmount).toBe(4);
  // The way there and the review: the only card is chosen already, and the last digit of the code confirms.
  expect(forWithdrawal - tapOnTheAmount).toBe(2);
});

test(
  'holds withdrawals for a day after a reset by the code, and says so before one types',
  { tag: '@core' },
  async ({ page, corro, customer: { phone } }) => {
    const password = 'secreta-2';
    await corro.accounts.resetPassword(phone, code, password);
    const customer = { phone, password };
    await visit(page, { corro, customer, path: '/withdraw' });
    const withdraw = new MoneyPage(page, t, 'withdraw');
    await expect(page.getByText(/por seguridad podrás retirar en 24 horas/)).toBeVisible();
    await expect(withdraw.reviewButton).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: t('withdraw.held.service') }).click();
    await expect(page.getByText(/los retiros quedan en pausa 24 horas/)).toBeVisible();

    corro.setTime(dayOfPurchase + 24 * 3_600_000);
    await page.goto('/withdraw');
    await (await withdraw.review('250')).confirm(code);
    await withdraw.done.waitFor();
    expect(await corro.accounts.balance(phone, password)).toBe('24750.00');
  },
);
