import type { Page } from '@playwright/test';
import { expect, newPhone, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const ticketPath = '/stock/trading/KO/US/Coca-Cola?type=buy';
const buyCall = '**/api/stock/success/deal/buy';

function keptUnder(page: Page, key: string): Promise<string> {
  return page.evaluate((name) => localStorage.getItem(name) ?? '', key);
}

/** What is stored under keys that begin so, as the browser gives it. */
function keptOf(page: Page, group: string): Promise<readonly string[]> {
  return page.evaluate(
    (start) =>
      Object.entries(localStorage).flatMap(([key, value]) =>
        key.startsWith(start) ? [String(value)] : [],
      ),
    group,
  );
}

test(
  'goes on looking for the order of one tab after another tab has bought the same',
  { tag: '@core' },
  async ({ page, context, corro, customer: { phone, password } }) => {
    await visit(page, { corro, customer: { phone, password }, path: ticketPath });
    const other = await context.newPage();
    await other.goto(ticketPath);
    // It arrives, and its answer does not come back.
    await page.route(buyCall, async (route) => void (await route.fetch()));
    const here = new TradingPage(page, t);
    await here.reviewPurchase('10');
    await here.confirm('buy').click();
    await expect.poll(() => corro.accounts.orders(phone, password)).toEqual(['buy 10 KO @ 43.75']);

    const there = new TradingPage(other, t);
    await there.reviewPurchase('2');
    await there.confirmOrder('buy');
    await expect
      .poll(() => keptOf(other, 'pending_order_'))
      .toEqual([expect.stringContaining('"quantity":10')]);
    await page.reload();
    await here.done('buy').waitFor();
    await expect.poll(() => keptOf(page, 'pending_order_')).toEqual([]);
    const stored = await corro.accounts.orders(phone, password);
    expect(stored.toSorted()).toEqual(['buy 10 KO @ 43.75', 'buy 2 KO @ 43.75']);
  },
);

test(
  'shows nothing of one customer after another has logged in beside',
  { tag: '@core' },
  async ({ page, context, corro, customer }) => {
    const second = { phone: newPhone(), password: 'secreta-2' };
    await corro.accounts.register(second.phone, second.password);
    await visit(page, { corro, customer, path: '/customer-service' });
    const here = new ServicePage(page, t);
    await here.write('Solo mío');
    await expect(here.message('Solo mío')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/settings');
    const login = await new SettingsPage(other, t).leave();
    await login.logIn(second.phone, second.password);
    // The other tab goes from one session to the next, whether or not it has seen the pause between.
    await page.goto('/customer-service');
    await expect(here.field).toBeVisible();
    await expect(here.message('Solo mío')).toHaveCount(0);

    // One session right after another, as when a page slept through the pause.
    const token = await corro.accounts.token(customer.phone, customer.password);
    await other.evaluate((kept) => localStorage.setItem('token', kept), token);
    await expect(here.message('Solo mío')).toBeVisible();
    const next = await corro.accounts.token(second.phone, second.password);
    await other.evaluate((kept) => localStorage.setItem('token', kept), next);
    await expect(here.message('Solo mío')).toHaveCount(0);
    expect(await keptUnder(page, 'cached_messages')).not.toContain('Solo mío');
  },
);

test('a theme and hidden amounts reach the other tab at once', async ({
  page,
  context,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/settings' });
  const other = await context.newPage();
  await other.goto('/settings');
  const here = new SettingsPage(page, t);
  const there = new SettingsPage(other, t);
  await here.choice('settings.theme.dark').check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(there.choice('settings.theme.dark')).toBeChecked();

  await other.goto('/account');
  await page.goto('/account');
  const eyeOf = (tab: Page) => tab.getByRole('button', { name: t('money.hide') }).first();
  await eyeOf(page).click();
  await expect(eyeOf(other)).toHaveAttribute('aria-pressed', 'true');
});
