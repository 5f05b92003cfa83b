import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { AccountPage } from './pages/AccountPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');

test(
  'the account follows prices, and a change of the balance links to its order',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
    const ticket = new TradingPage(page, t);
    await ticket.reviewPurchase('2');
    await ticket.confirmOrder('buy');

    await page.goto('/account');
    const recorded = new RegExp(t('price.recorded', { years: String.raw`\d{4}–\d{4}` }));
    await expect(page.getByText(recorded)).toBeVisible();
    const account = new AccountPage(page, t);
    // The purchase costs 2 × 43.75 = 87.50 and a fee of 0.03. The balance is 25,000.00 − 87.53, and the total adds
    // 87.50 for the shares.
    await expect(account.amount('24,912.47').first()).toBeVisible();
    await expect(account.amount('24,999.97')).toBeVisible();
    // The new total appears without a reload: 24,912.47 + 2 × 43.30.
    corro.setTime(dayOfSale);
    await expect(account.amount('24,999.07')).toBeVisible();

    const changes = await account.openChanges();
    await expect(changes.rows).toHaveCount(2);
    await changes.show('expense');
    await expect(changes.rows).toHaveCount(1);
    await expect(changes.rows).toContainText(t('order.buy'));
    await changes.rows.click();
    await expect(changes.field('balance')).toHaveText(/24,912\.47/);
    const number = (await changes.field('order').innerText()).trim();
    expect(number).not.toBe('');
    await page.getByRole('link', { name: t('bill.seeIn', { place: t('route.records') }) }).click();
    expect(await new ActivityPage(page, t).number()).toBe(number);
  },
);
