import { demoCustomer } from '@corro/sandbox';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';
import { ChangesPage } from './pages/ChangesPage.ts';

const t = messagesOf('es');

test('a demo customer with a year of history reads it back to its first day', async ({ page }) => {
  const { corro, close } = await startCorro({ environment: { DEMO_HISTORY: 'year' } });
  try {
    await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account/changes` });
    const changes = new ChangesPage(page, t);
    await expect(changes.rows.first()).toBeVisible();
    const last = changes.rows.filter({ hasText: t('bill.reason.welcome-credit') });
    await expect(async () => {
      await changes.rows.last().scrollIntoViewIfNeeded();
      await expect(last).toBeVisible({ timeout: 1000 });
    }).toPass();
    await last.click();
    const yearBefore = new Date(dayOfPurchase).getUTCFullYear() - 1;
    await expect(changes.field('date')).toContainText(String(yearBefore));
  } finally {
    await close();
  }
});
