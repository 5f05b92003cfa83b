import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** Lists the keys of the browser's storage that belong to a customer. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) =>
      /^(token|userInfo|pending|draft|figures|cached_m)/.test(key),
    ),
  );
}

test(
  'logging out asks first, clears the device, and ends the other tab and the pages behind',
  { tag: '@core' },
  async ({ page, context, corro, customer }) => {
    await visit(page, { corro, customer, path: '/account' });
    const balance = page.getByText(/25,000\.00/);
    await balance.first().waitFor();
    await page.goto('/settings');
    const other = await context.newPage();
    await other.goto('/customer-service');
    await other.getByRole('textbox').fill('A medias');
    const settings = new SettingsPage(page, t);
    // The browser slows down the timers of the page behind.
    await page.bringToFront();
    await settings.logOut.click();
    await expect(settings.question).toBeVisible();
    await page.goBack();
    await expect(settings.question).toBeHidden();
    await expect(page).toHaveURL(/\/settings$/);

    await other.waitForFunction(() => localStorage.getItem('draft_chat') !== null);
    const login = await settings.leave();
    await expect(other.getByText(t('login.loggedOut'))).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
    await expect(login.message(t('login.loggedOut'))).toBeVisible();
    await expect.poll(() => storedKeys(page)).toEqual([]);

    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await expect(login.submit).toBeVisible();
    await expect(balance).toHaveCount(0);
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(page).not.toHaveURL(/\/login$/);
  },
);

test(
  'spec §4 session logout: five refused calls redirect to the login once, and back after it',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await page.addInitScript(() => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (state, unused, url) => {
        if (String(url) === '/login') document.documentElement.append(new Comment('redirect'));
        replace(state, unused, url);
      };
    });
    await visit(page, { corro, customer, path: '/watchlists' });
    await page.evaluate(() => localStorage.setItem('pending_orders', '{"ipo":{}}'));
    const held: Route[] = [];
    await page.route('**/api/**', (route) => void held.push(route));
    await page.reload();
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(5);
    await Promise.all(
      held.map((route) => route.fulfill({ status: 400, json: { msg: 'logout', data: null } })),
    );
    const login = new LoginPage(page, t);
    await expect(login.message(t('login.ended'))).toHaveCount(1);
    await expect(page).toHaveURL(/\/login$/);
    const redirects = await page.evaluate(
      () => document.documentElement.outerHTML.split('<!--redirect-->').length - 1,
    );
    expect(redirects).toBe(1);
    await expect.poll(() => storedKeys(page)).toEqual([]);

    await page.unroute('**/api/**');
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(page).toHaveURL(/\/watchlists$/);
  },
);

test(
  'theme, price colours and language apply immediately and survive a reload without cookies',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/settings' });
    const settings = new SettingsPage(page, t);
    const html = page.locator('html');
    await settings.choice('settings.theme.dark').check();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await settings.choice('settings.prices.rise-red').check();
    await expect(html).toHaveAttribute('data-prices', 'rise-red');
    await settings.language('English').click();
    const title = page.getByRole('heading', { level: 1, name: 'Settings' });
    await expect(title).toBeVisible();

    await page.context().clearCookies();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(title).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-prices', 'rise-red');
    // The page was loaded twice: without the cookie the server sends Spanish, and the app then reloads in the stored
    // language.
    expect(documents).toEqual(['/settings', '/settings']);
  },
);

test('a wrong password after a logout is refused in words', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/settings' });
  const login = await new SettingsPage(page, t).leave();
  await login.fill(customer.phone, 'incorrecta-1');
  await login.submit.click();
  await expect(login.message(t('hint.wrong-credentials'))).toBeVisible();
});
