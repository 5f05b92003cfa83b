import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** What the browser keeps of a customer, by its keys. */
function keptOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(token|userInfo|pending|draft|cached_m)/.test(key)),
  );
}

/** When the token goes from the storage, by the page's clock. */
function whenTokenGoes(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const remove = Storage.prototype.removeItem.bind(localStorage);
        Storage.prototype.removeItem = (key) => {
          remove(key);
          if (key === 'token') resolve(Date.now());
        };
      }),
  );
}

/** When a sentence comes to stand on the page, by the page's clock; frames are not waited for. */
function whenSaid(page: Page, sentence: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.body.textContent.includes(text)) resolve(Date.now());
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    sentence,
  );
}

test(
  'asks before logging out, logs out the other tab within a second, and starts over',
  { tag: '@core' },
  async ({ page, context, corro, customer }) => {
    await visit(page, { corro, customer, path: '/settings' });
    const other = await context.newPage();
    await other.goto('/customer-service');
    await other.getByRole('textbox').fill('A medias');
    const settings = new SettingsPage(page, t);
    await settings.logOut.click();
    await page.goBack();
    await expect(settings.question).toBeHidden();
    await expect(page).toHaveURL(/\/settings$/);

    await other.waitForFunction(() => localStorage.getItem('draft_chat') !== null);
    const left = whenTokenGoes(page);
    const told = whenSaid(other, t('login.loggedOut'));
    const login = await settings.leave();
    expect((await told) - (await left)).toBeLessThan(1000);
    await expect(other).toHaveURL(/\/login$/);
    await expect(login.message(t('login.loggedOut'))).toBeVisible();
    expect(await keptOf(page)).toEqual([]);
    await login.logIn(customer.phone, customer.password);
    await expect(page).toHaveURL((url) => url.pathname === '/');
  },
);

test('going back after logging out shows the login, and nothing of before', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/account' });
  await page
    .getByText(/25,000\.00/)
    .first()
    .waitFor();
  await page.goto('/settings');
  const login = await new SettingsPage(page, t).leave();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(login.submit).toBeVisible();
  await expect(page.getByText(/25,000\.00/)).toHaveCount(0);
});

test(
  'spec §4 session logout: five calls that end it lead to the login once, and back after it',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await page.addInitScript(() => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (state, unused, url) => {
        if (String(url) === '/login') document.documentElement.append(new Comment('led to login'));
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
    const led = await page.evaluate(
      () => document.documentElement.outerHTML.split('<!--led to login-->').length - 1,
    );
    expect(led).toBe(1);
    expect(await keptOf(page)).toEqual([]);

    await page.unroute('**/api/**');
    await login.fill(customer.phone, customer.password);
    await login.submit.click();
    await expect(page).toHaveURL(/\/watchlists$/);
  },
);

test(
  'looks and language change at once and are kept',
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
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-prices', 'rise-red');
  },
);

test('a stored language whose cookie is gone shows in the first load', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/settings', locale: 'de' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'de');
  await page.context().clearCookies();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'de');
  const title = messagesOf('de')('route.settings');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Asked for twice, and no more.
  expect(documents).toEqual(['/settings', '/settings']);
});
