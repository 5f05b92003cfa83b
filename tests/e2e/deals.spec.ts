import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { DealsPage } from './pages/DealsPage.ts';

const t = messagesOf('es');
const code = '246810';

/*
 * Coca-Cola is offered as QIP on the day of purchase, 11.5 % below the close of 43.71 before:
 * 43.71 × 0.885 = 38.68335, 38.68 to the cent. On the day after it is offered as a block trade,
 * 4 % below 43.57: 43.57 × 0.96 = 41.8272, 41.83 to the cent. Each from 100 shares on.
 */

test(
  'buys from a QIP, to the stored balance',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await corro.accounts.setTransactionCode(phone, password, code);
    await visit(page, { corro, customer, path: '/qip' });
    const qip = await new DealsPage(page, t).choose('KO');
    // 25,000.00 ÷ (38.68 × 1.0003) = 646.13; 646 × 38.68 = 24,987.28, fee 7.496184, total 24,994.78,
    // which is 99.979… % of 25,000.00.
    await expect(qip.quantity).toHaveValue('646');
    await expect(qip.text(t('deals.mostShare', { share: '99.98%' }))).toBeVisible();
    await qip.quantity.fill('100');
    await qip.review();
    // 100 × 38.68 = 3,868.00; 0.03 % of it is 1.1604, 1.16 to the cent; × 16.7595 in pesos.
    await expect(qip.sheet.getByText(/3,869\.16/)).toBeVisible();
    await expect(qip.sheet.getByText(/64,845\.19/)).toBeVisible();
    await (await qip.confirm(code)).bought();
    expect(await corro.accounts.balance(phone, password)).toBe('21130.84');
    expect(await corro.accounts.orders(phone, password, 'finalize')).toEqual([
      'buy 100 KO @ 38.68',
    ]);
  },
);

test(
  'sets a transaction code on the way, and the same order goes through',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await visit(page, { corro, customer, path: '/qip' });
    const qip = await new DealsPage(page, t).choose('KO');
    await qip.quantity.fill('120');
    await qip.review();
    await qip.setCode('135791');
    await expect(qip.code).toBeFocused();
    await expect(qip.text('120 acciones')).toBeVisible();
    await (await qip.confirm('135791')).bought();
    // 120 × 38.68 = 4,641.60; 0.03 % of it is 1.39248, 1.39 to the cent.
    expect(await corro.accounts.balance(phone, password)).toBe('20357.01');
    expect(await corro.accounts.orders(phone, password, 'finalize')).toEqual([
      'buy 120 KO @ 38.68',
    ]);
  },
);

test(
  'says that the code is wrong, and takes the right one for the same order',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await corro.accounts.setTransactionCode(phone, password, code);
    await visit(page, { corro, customer, path: '/qip' });
    const qip = await new DealsPage(page, t).choose('KO');
    await qip.quantity.fill('100');
    await (await qip.review()).confirm('111111');
    await expect(qip.text(t('hint.wrong-authorization-password'))).toBeVisible();
    await expect(qip.code).toBeFocused();
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    await (await qip.confirm(code)).bought();
    expect(await corro.accounts.balance(phone, password)).toBe('21130.84');
  },
);
