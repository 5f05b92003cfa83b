import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ActivityPage } from './pages/ActivityPage.ts';

const t = messagesOf('es');

/*
 * On the day of purchase the sandbox sells this fund: US$ 1,000.00 for one day, with a return of
 * 0.01 % to 0.02 %. In this test the fund returns 0.02 %.
 */
const daily = 'Liquidez Diaria';

test(
  'invests in a fund, which pays out at its end',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const { phone, password } = customer;
    await visit(page, { corro, customer, path: '/fund-investment' });
    const list = (name: string) => page.getByRole('list', { name: t(name) });
    const sheet = page.getByRole('dialog');
    const press = (name: string) =>
      sheet.getByRole('button', { name: t(name), exact: true }).click();
    await list('funds.list').getByRole('button').filter({ hasText: daily }).click();
    await press('funds.review');
    // The balance is 25,000.00 − 1,000.00, and 1,000.00 × 20 is the amount in pesos.
    await expect(sheet.getByText('US$ 24,000.00')).toBeVisible();
    await expect(sheet.getByText('MX$ 20,000.00')).toBeVisible();
    await expect(
      sheet.getByText(t('funds.returnRange', { min: '0.01%', max: '0.02%' })),
    ).toBeVisible();
    await press('funds.confirm');
    await sheet.getByRole('heading', { name: t('funds.sheet.done') }).waitFor();
    expect(await corro.accounts.balance(phone, password)).toBe('24000.00');
    await press('funds.seeOrders');
    const order = list('fundOrders.list').getByRole('listitem').filter({ hasText: daily });
    // The gain is 0.01 % to 0.02 % of 1,000.00.
    const detail = await new ActivityPage(page, t).open(order);
    await expect(detail.sheet).toContainText(
      t('fundOrders.may', { min: 'US$ 0.10', max: 'US$ 0.20' }),
    );
    await detail.close();

    corro.setTime(dayOfSale - 1);
    expect(await corro.accounts.balance(phone, password)).toBe('24000.00');
    corro.setTime(dayOfSale);
    await page.getByRole('tab', { name: t('fundOrders.tab.completed') }).click();
    await expect(order).toContainText(t('fundOrders.paid', { amount: '+US$ 0.20' }));
    expect(await corro.accounts.balance(phone, password)).toBe('25000.20');
  },
);
