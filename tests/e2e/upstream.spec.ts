import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { MarketsPage } from './pages/MarketsPage.ts';

const t = messagesOf('es');
const listCall = '**/api/v2/stock/list?**';

test(
  'says so when the upstream answers after 11 s',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const late = Promise.withResolvers<void>();
    await page.route(listCall, async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined);
    });
    await page.clock.install();
    const asked = page.waitForRequest(listCall);
    await visit(page, { corro, customer, path: '/markets' });
    await asked;
    await page.clock.runFor(11_000);
    await expect(page.getByText(t('error.timeout.title'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell.retry'), exact: true })).toBeVisible();
    late.resolve();
  },
);

test(
  'keeps what it had when the upstream fails later, marked with its age',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/markets' });
    const row = new MarketsPage(page, t).rows.first();
    await expect(row).toBeVisible();
    await page.route(listCall, (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' }));
    await expect(page.getByText(/No pudimos actualizar/)).toBeVisible();
    await expect(row).toBeVisible();
    // The list offers it, and its next page does where that has failed, too.
    const retry = page.getByRole('button', { name: t('shell.retry'), exact: true });
    await expect(retry.first()).toBeVisible();
  },
);

test('takes route parameters as text, even numbers', async ({ page, corro, customer }) => {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  const hostile = '<img src=x onerror=alert(1)> / "quoted" 株';
  // A share without a quote: the name of a quote would replace that of the address.
  await visit(page, {
    corro,
    customer,
    path: `/stock/v2/ZZZZ/${encodeURIComponent(hostile)}`,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await page.goto(
    `/stock/trading/${encodeURIComponent('../..')}/1e3/${encodeURIComponent('0x10')}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0x10');
  await page.goto('/nowhere/at/all');
  await expect(page.getByText(t('notFound.text'))).toBeVisible();
  expect(alerts).toEqual([]);
});
