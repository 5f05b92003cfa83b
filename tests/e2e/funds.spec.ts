import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { FundsPage } from './pages/FundsPage.ts';

const t = messagesOf('es');

/*
 * On the midnight of the purchase the sandbox sells, each at US$ 1,000.00: «Liquidez Diaria», one
 * day at 0.01 % to 0.02 %, which turns out to return 0.02 %; and «Impulso Pyme 21», which closes 38
 * minutes later without having reached its minimum.
 */
const daily = 'Liquidez Diaria';

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/fund-investment' });
});

test(
  'invests, and is paid out at the end, to the stored balance',
  { tag: '@core' },
  async ({ page, corro, customer: { phone, password } }) => {
    const funds = await new FundsPage(page, t).review(daily);
    // 25,000.00 − 1,000.00; 1,000.00 × 16.7595 in pesos.
    await expect(funds.sheet.getByText('US$ 24,000.00')).toBeVisible();
    await expect(funds.sheet.getByText('MX$ 16,759.50')).toBeVisible();
    await expect(
      funds.sheet.getByText(t('funds.returnRange', { min: '0.01%', max: '0.02%' })),
    ).toBeVisible();
    await funds.button('funds.confirm').click();
    await funds.done.waitFor();
    expect(await corro.accounts.balance(phone, password)).toBe('24000.00');
    const orders = await funds.toOrders();
    // 0.01 % and 0.02 % of 1,000.00
    const detail = await new ActivityPage(page, t).open(orders.order(daily));
    await expect(detail.sheet).toContainText(
      t('fundOrders.may', { min: 'US$ 0.10', max: 'US$ 0.20' }),
    );
    await detail.close();

    corro.setTime(dayOfSale - 1);
    expect(await corro.accounts.balance(phone, password)).toBe('24000.00');
    corro.setTime(dayOfSale);
    await orders.show('completed');
    await expect(orders.order(daily)).toContainText(t('fundOrders.paid', { amount: '+US$ 0.20' }));
    expect(await corro.accounts.balance(phone, password)).toBe('25000.20');
  },
);
