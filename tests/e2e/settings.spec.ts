import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { LoginPage } from './pages/visitors.ts';

const say = wordsOf('es');

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

test('asks before logging out, tells the other tab within a second, and begins anew', async ({
  page,
  context,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/settings' });
  const other = await context.newPage();
  await other.goto('/customer-service');
  await other.getByRole('textbox').fill('A medias');
  const settings = new SettingsPage(page, say);
  await settings.logOut.click();
  await page.goBack();
  await expect(settings.question).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);

  await other.waitForFunction(() => localStorage.getItem('draft_chat') !== null);
  const left = whenTokenGoes(page);
  const told = whenSaid(other, say('login.loggedOut'));
  const login = await settings.leave();
  expect((await told) - (await left)).toBeLessThan(1000);
  await expect(other).toHaveURL(/\/login$/);
  await expect(login.message(say('login.loggedOut'))).toBeVisible();
  expect(await keptOf(page)).toEqual([]);
  await login.logIn(customer.phone, customer.password);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

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
  const login = await new SettingsPage(page, say).leave();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(login.submit).toBeVisible();
  await expect(page.getByText(/25,000\.00/)).toHaveCount(0);
});

test('spec §4 session logout: five calls that end it lead to the login once, and back after it', async ({
  page,
  corro,
  customer,
}) => {
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
  const login = new LoginPage(page, say);
  await expect(login.message(say('login.ended'))).toHaveCount(1);
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
});

test('a changed password ends every other session, and not this one', async ({
  page,
  browser,
  corro,
  customer,
}) => {
  const elsewhere = await browser.newContext({ baseURL: corro.url });
  const other = await elsewhere.newPage();
  await visit(other, { corro, customer, path: '/customer-service' });
  await other.getByRole('textbox').waitFor();

  await visit(page, { corro, customer, path: '/settings' });
  const password = await new SettingsPage(page, say).toPassword();
  await password.change('equivocada', 'secreta-2');
  await expect(password.message(say('hint.wrong-password'))).toBeVisible();
  await password.change(customer.password, 'secreta-2', 'secreta-3');
  await expect(password.message('Las contraseñas no coinciden')).toBeVisible();
  await password.change(customer.password, 'secreta-2');
  await expect(password.message(say('password.changed'))).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);

  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(say('login.ended'), { exact: true })).toBeVisible();
  await elsewhere.close();
  await page.goto('/');
  await page.getByText(say('home.balance'), { exact: true }).waitFor();
  await expect(corro.accounts.token(customer.phone, customer.password)).rejects.toThrow(
    'wrong-credentials',
  );
  expect(await corro.accounts.balance(customer.phone, 'secreta-2')).toBe('25000.00');
});

test('looks and language change at once and are kept', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/settings' });
  const settings = new SettingsPage(page, say);
  const html = page.locator('html');
  await settings.choice('settings.theme.dark').check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await settings.choice('settings.prices.rise-red').check({ force: true });
  await expect(html).toHaveAttribute('data-prices', 'rise-red');
  await settings.language('English').click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-prices', 'rise-red');
});
