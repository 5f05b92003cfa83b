import { expect, test } from './harness/corro.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { MoneyPage } from './pages/MoneyPage.ts';

const t = messagesOf('es');
const secondMs = 1000;

test(
  'a completed deposit adds a notice, which links to its record and is read then',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/recharge' });
    const recharge = await new MoneyPage(page, t, 'recharge').review('6000');
    await recharge.confirmButton.click();
    await recharge.done.waitFor();
    const title = t('route.inbox');
    const readBell = page.getByRole('link', { name: new RegExp(`^${title}$`) });
    const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
    const newRows = rows.filter({ hasText: t('notices.new') });
    await page.goto('/account');
    await expect(readBell).toBeVisible();

    corro.setTime(dayOfPurchase + 20 * secondMs);
    await page.goto('/account');
    await page.getByRole('link', { name: new RegExp(`^${title} 1 `) }).click();
    await expect(page).toHaveURL(/\/inbox$/);
    await expect(rows).toHaveCount(1);
    const row = rows.filter({ hasText: t('notices.kind.deposit-done') });
    await expect(row).toContainText(/\+US\$\s*6,000\.00/);
    await expect(newRows).toHaveCount(1);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/recharge-records\/completed#/);
    const record = new ActivityPage(page, t);
    await expect(record.sheet).toContainText(/US\$\s*6,000\.00/);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${await record.number()}`);
    await record.close();
    // Another tab shows the whole list, without the sheet.
    await page.getByRole('tab', { name: t('transfer.tab.all') }).click();
    await expect(page).toHaveURL(/\/recharge-records$/);
    const records = page.getByRole('list', { name: t('recharge.list'), exact: true });
    await expect(records).toContainText(/US\$\s*6,000\.00/);
    await expect(record.sheet).toHaveCount(0);

    await page.goto('/account');
    await expect(readBell).toBeVisible();
    await readBell.click();
    await rows.first().waitFor();
    await expect(newRows).toHaveCount(0);
  },
);
