import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { OffersPage } from './pages/OffersPage.ts';

const t = messagesOf('es');
const code = '246810';

/*
 * On the day of purchase the sandbox offers Coca-Cola as QIP at 11.5 % below the previous close of 43.71:
 * 43.71 × 0.885 = 38.68335, rounded to 38.68.
 */
test(
  'buys from a QIP up to the stored balance, after a wrong transaction code',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await corro.accounts.setTransactionCode(phone, password, code);
    await visit(page, { corro, customer, path: '/qip' });
    const qip = await new OffersPage(page, t).choose('KO');
    // The balance pays for 25,000.00 ÷ (38.68 × 1.0003) = 646.13 shares. The 646 shares cost 646 × 38.68 = 24,987.28
    // and a fee of 7.496184, in total 24,994.78, which is 99.979… % of 25,000.00.
    await expect(qip.quantity).toHaveValue('646');
    await expect(qip.text(t('offers.mostShare', { share: '99.98%' }))).toBeVisible();
    await qip.quantity.fill('100');
    await qip.review();
    // The purchase costs 100 × 38.68 = 3,868.00 and a fee of 0.03 % = 1.1604, rounded to 1.16. The amount in pesos is ×
    // 20.
    await expect(qip.sheet.getByText(/3,869\.16/)).toBeVisible();
    await expect(qip.sheet.getByText(/77,383\.20/)).toBeVisible();
    await qip.confirm('111111');
    await expect(qip.text(t('hint.wrong-authorization-password'))).toBeVisible();
    await expect(qip.code).toBeFocused();
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    await (await qip.confirm(code)).bought();
    expect(await corro.accounts.balance(phone, password)).toBe('21130.84');
    expect(await corro.accounts.orders(phone, password, 'finalize')).toEqual([
      'buy 100 KO @ 38.68',
    ]);
  },
);
