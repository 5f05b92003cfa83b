import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { swipe } from './harness/swipe.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { DealsPage } from './pages/DealsPage.ts';
import { LoginPage } from './pages/signedOut.ts';
import { SearchDialog } from './pages/SearchDialog.ts';

const t = messagesOf('es');
const back = { from: 5, to: 120 } as const;
const scrollOf = (page: Page) => page.evaluate(() => scrollY);
test.use({ viewport: { width: 360, height: 640 } });

const navigation = (page: Page) => page.getByRole('navigation', { name: t('nav.label') });

test(
  'spec §2 left-edge swipe: goes back, to where one was',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/' });
    await navigation(page)
      .getByRole('link', { name: t('nav.markets') })
      .click();
    await expect(page).toHaveURL(/\/markets$/);
    const list = page.getByRole('list', { name: t('markets.list') });
    // Not the last one: the list grows as its end comes into view.
    const row = list.getByRole('link').nth(8);
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(50);
    const left = await scrollOf(page);
    await row.click();
    await expect(page).toHaveURL(/\/stock\/v2\//);
    await expect.poll(() => scrollOf(page)).toBe(0);

    for (const [what, touch] of [
      ['from too far in', { from: 44, to: 200 }],
      ['too short', { from: 5, to: 60 }],
      ['too slow', { ...back, ms: 600 }],
    ] as const) {
      await swipe(page, touch);
      await expect(page, what).toHaveURL(/\/stock\/v2\//);
    }
    await swipe(page, back);
    await expect(page).toHaveURL(/\/markets$/);
    await expect.poll(() => scrollOf(page)).toBe(left);
    await swipe(page, back);
    await expect(page).toHaveURL(`${corro.url}/`);
    // Nothing of the app lies behind its first page: one stays.
    await swipe(page, back);
    await expect(page).toHaveURL(`${corro.url}/`);
  },
);

test('spec §2 left-edge swipe: closes the top sheet first, each with one swipe', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/' });
  await navigation(page)
    .getByRole('link', { name: t('nav.account') })
    .click();
  await expect(page).toHaveURL(/\/account$/);
  const search = await new SearchDialog(page, t).open();
  await swipe(page, back);
  await expect(search.field).toBeHidden();
  await expect(page).toHaveURL(/\/account$/);
  await swipe(page, back);
  await expect(page).toHaveURL(`${corro.url}/`);
});

test('a swipe goes back also where the screen is replaced under the finger', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/' });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/AccountScreen-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await navigation(page)
    .getByRole('link', { name: t('nav.account') })
    .click();
  const search = await new SearchDialog(page, t).open();
  const title = page.locator('h1');
  await expect(title).toHaveText(t('nav.home'));
  await swipe(page, {
    ...back,
    beforeEnd: async () => {
      arrival.resolve();
      await expect(title).toHaveText(t('nav.account'));
    },
  });
  await expect(search.field).toBeHidden();
  await expect(page).toHaveURL(/\/account$/);
});

test(
  'going back from an order on its way never sends it twice',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await corro.accounts.setTransactionCode(customer.phone, customer.password, '246810');
    await visit(page, { corro, customer, path: '/' });
    await page.getByRole('link', { name: t('route.qip') }).click();
    const keys = new Set<string | undefined>();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/**/deal/buy', async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      await answer.promise;
      await route.continue();
    });
    const qip = await new DealsPage(page, t).choose('KO');
    await qip.quantity.fill('500');
    await (await qip.review()).confirm('246810');
    await expect.poll(() => keys.size).toBe(1);

    await swipe(page, back);
    await expect(qip.sheet).toBeHidden();
    await swipe(page, back);
    await expect(page).toHaveURL(`${corro.url}/`);
    await page.goForward();
    await expect(page).toHaveURL(/\/qip$/);
    answer.resolve();
    await expect
      .poll(() => corro.accounts.orders(customer.phone, customer.password, 'finalize'))
      .toHaveLength(1);
    await qip.bought();
    await swipe(page, back);
    await expect(qip.sheet).toBeHidden();
    await expect(page).toHaveURL(/\/qip$/);
    // Asked for by the same call meanwhile, under the same key.
    expect(keys.size).toBe(1);
  },
);

test(
  'before the login, arrow, swipe and link lead back by one and the same way',
  { tag: '@core' },
  async ({ page }) => {
    const login = await new LoginPage(page, t).open();
    await page.waitForLoadState('networkidle');
    const length = await page.evaluate(() => history.length);
    for (const leave of [
      () => page.getByRole('link', { name: t('shell.back') }).click(),
      () => swipe(page, back),
      () =>
        page
          .getByRole('main')
          .getByRole('link', { name: t('register.login') })
          .click(),
    ]) {
      await login.toRegistration();
      await expect(page).toHaveURL(/\/register$/);
      await leave();
      await expect(page).toHaveURL(/\/login$/);
      await expect(login.submit).toBeVisible();
    }
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goto('/register');
    await page.waitForLoadState('networkidle');
    await swipe(page, back);
    await expect(page).toHaveURL(/\/login$/);
  },
);

test('a link opens a tab of its own where the keys ask for that, and the page that is there only once', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/' });
  const markets = navigation(page).getByRole('link', { name: t('nav.markets') });
  const opened = page.context().waitForEvent('page');
  await markets.click({ modifiers: ['Control'] });
  // A tab that is opened so is not the phone of the test: it is led to the desktop page.
  await expect(await opened).toHaveURL(/(\/|%2F)markets$/);
  await expect(page).toHaveURL(`${corro.url}/`);

  await markets.click();
  await expect(page).toHaveURL(/\/markets$/);
  await markets.click();
  await page.goBack();
  await expect(page).toHaveURL(`${corro.url}/`);
});
