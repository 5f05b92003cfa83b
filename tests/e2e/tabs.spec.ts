import type { Page } from '@playwright/test';
import { expect, newPhone, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';

const t = messagesOf('es');

test(
  'a tab shows nothing of its customer after another customer logs in, in a second tab',
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
    await page.goto('/customer-service');
    await expect(here.field).toBeVisible();
    await expect(here.message('Solo mío')).toHaveCount(0);

    // Stores a new token of each customer from the second tab, without a logout and a login. The
    // first tab then sees only that the token changes, as if it had slept during both.
    const store = (token: string) =>
      other.evaluate((stored) => localStorage.setItem('token', stored), token);
    const token = await corro.accounts.token(customer.phone, customer.password);
    await store(token);
    await expect(here.message('Solo mío')).toBeVisible();
    const next = await corro.accounts.token(second.phone, second.password);
    await store(next);
    await expect(here.message('Solo mío')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cached_messages') ?? '')).not.toContain(
      'Solo mío',
    );
  },
);

test('the theme and hidden amounts apply in the other tab', async ({
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
