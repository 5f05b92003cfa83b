import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { MarketsPage } from './pages/MarketsPage.ts';

const t = messagesOf('es');
const listCall = '**/api/v2/stock/list?**';

test(
  'an answer after 11 s is a timeout with a retry',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const late = Promise.withResolvers<void>();
    await page.route(listCall, async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined);
    });
    await page.clock.install();
    const requested = page.waitForRequest(listCall);
    await visit(page, { corro, customer, path: '/markets' });
    await requested;
    await page.clock.runFor(11_000);
    await expect(page.getByText(t('error.timeout.title'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell.retry'), exact: true })).toBeVisible();
    late.resolve();
  },
);

test(
  'a later failure keeps the rows and marks them as stale',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/markets' });
    const row = new MarketsPage(page, t).rows.first();
    await expect(row).toBeVisible();
    await page.route(listCall, (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' }));
    await expect(page.getByText(/No pudimos actualizar/)).toBeVisible();
    await expect(row).toBeVisible();
    const retry = page.getByRole('button', { name: t('shell.retry'), exact: true });
    await expect(retry.first()).toBeVisible();
  },
);
