import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { OffersPage } from './pages/OffersPage.ts';

const t = messagesOf('es');
const code = '246810';

/** Cost in cents: the amount and its fee of 0.03 %, rounded to cents. */
function costOf(shares: number, priceInCents: number): number {
  const amount = shares * priceInCents;
  return amount + Math.round(amount * 0.0003);
}

function text(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}

/*
 * Coca-Cola is offered as QIP from 200 shares on. The offer lies below the previous close, which
 * differs between the recorded and the generated prices, so the test reads its price.
 */
test(
  'buys from a QIP up to the stored balance, after a wrong transaction code',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    const balance = 2_500_000;
    await corro.accounts.setTransactionCode(phone, password, code);
    await visit(page, { corro, customer, path: '/qip' });
    const qip = await new OffersPage(page, t).choose('KO');
    const [, price = ''] = /US\$\s([\d.]+)/.exec(await qip.sheet.innerText()) ?? [];
    const cents = Math.round(Number(price) * 100);
    let most = Math.floor(balance / cents);
    while (costOf(most, cents) > balance) most -= 1;
    await expect(qip.quantity).toHaveValue(String(most));
    const share = `${((costOf(most, cents) / balance) * 100).toFixed(2)}%`;
    await expect(qip.text(t('offers.mostShare', { share }))).toBeVisible();
    await qip.quantity.fill('200');
    await qip.review();
    const cost = costOf(200, cents);
    await expect(qip.sheet.getByText(`US$ ${text(cost)}`, { exact: true })).toBeVisible();
    // One dollar counts as twenty pesos.
    await expect(qip.sheet.getByText(text(cost * 20))).toBeVisible();
    await qip.confirm('111111');
    await expect(qip.text(t('hint.wrong-authorization-password'))).toBeVisible();
    await expect(qip.code).toBeFocused();
    expect(await corro.accounts.balance(phone, password)).toBe('25000.00');
    await (await qip.confirm(code)).bought();
    const left = ((balance - cost) / 100).toFixed(2);
    expect(await corro.accounts.balance(phone, password)).toBe(left);
    expect(await corro.accounts.orders(phone, password, 'finalize')).toEqual([
      `buy 200 KO @ ${price}`,
    ]);
  },
);
