import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { untilHydrated } from './harness/ready.ts';
import { keepScrollOfNextClick, keptScroll } from './harness/scroll.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { OffersPage } from './pages/OffersPage.ts';
import { LoginPage } from './pages/signedOut.ts';
import { SearchDialog } from './pages/SearchDialog.ts';

const t = messagesOf('es');
const back = { from: 5, to: 120 } as const;
const scrollOf = (page: Page) => page.evaluate(() => scrollY);
test.use({
  viewport: { width: 360, height: 640 },
  // Launches the browser with its own navigation by swipe.
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--overscroll-history-navigation=1'];
    await provide({ ...launchOptions, args });
  },
});

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('nav.label') }).getByRole('link', { name: t(name) });

/** Positions are CSS pixels from the left edge. */
interface Swipe {
  readonly from: number;
  readonly to: number;
  /** Runs before the finger is lifted. */
  readonly beforeEnd?: () => Promise<void>;
}

/** Waits until the app listens to swipes: that is a chunk, loaded after the first view. */
async function listening(page: Page): Promise<void> {
  const chunk = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/edgeSwipes-'))
        ?.name,
  );
  // The chunk may have arrived without having run.
  await chunk.evaluate(async (address = '') => {
    await import(address);
  });
}

/** Swipes across the page with real touch events. */
async function swipe(page: Page, { from, to, beforeEnd }: Swipe): Promise<void> {
  if (page.url().startsWith('http')) await listening(page);
  const screen = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const [steps, ms] = [4, 120];
  for (let step = 0; step <= steps; step += 1) {
    const x = from + ((to - from) * step) / steps;
    await screen.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y: 400 }],
      timestamp: start + (ms * step) / steps / 1000,
    });
  }
  await beforeEnd?.();
  await screen.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: start + ms / 1000,
  });
  await screen.detach();
}

test(
  'spec §2 left-edge swipe: goes back and restores the scroll position',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path: '/' });
    await tab(page, 'nav.markets').click();
    await expect(page).toHaveURL(/\/markets$/);
    const list = page.getByRole('list', { name: t('markets.list') });
    // The list loads more rows when its last row comes into view.
    const row = list.getByRole('link').nth(8);
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(50);
    await keepScrollOfNextClick(page);
    await row.click();
    await expect(page).toHaveURL(/\/stock\/v2\//);
    const scrolled = await keptScroll(page);
    expect(scrolled).toBeGreaterThan(50);
    await expect.poll(() => scrollOf(page)).toBe(0);

    await swipe(page, back);
    await expect(page).toHaveURL(/\/markets$/);
    await expect.poll(() => scrollOf(page)).toBe(scrolled);
    await swipe(page, back);
    await expect(page).toHaveURL(`${corro.url}/`);
    // A swipe does nothing on the app's first page.
    await swipe(page, back);
    await expect(page).toHaveURL(`${corro.url}/`);
  },
);

test('a swipe closes the sheet first, even if the screen changes during the swipe', async ({
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
  await tab(page, 'nav.account').click();
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
  'going back from an order under way never sends it twice',
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
    const qip = await new OffersPage(page, t).choose('KO');
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
    // The order flow may repeat its call, but only with the same idempotency key.
    expect(keys.size).toBe(1);
  },
);

test(
  'before the login, arrow, swipe and link go back by one entry',
  { tag: '@core' },
  async ({ page }) => {
    const login = await new LoginPage(page, t).open();
    await untilHydrated(page);
    const length = await page.evaluate(() => history.length);
    const main = page.getByRole('main');
    for (const leave of [
      () => page.getByRole('link', { name: t('shell.back') }).click(),
      () => swipe(page, back),
      () => main.getByRole('link', { name: t('register.login') }).click(),
    ]) {
      await login.toRegistration();
      await expect(page).toHaveURL(/\/register$/);
      await leave();
      await expect(page).toHaveURL(/\/login$/);
      await expect(login.submit).toBeVisible();
    }
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goto('/register');
    await untilHydrated(page);
    await swipe(page, back);
    await expect(page).toHaveURL(/\/login$/);
  },
);

test('a swipe goes back by one page in a browser that navigates by swipe itself', async ({
  page,
  corro,
  customer,
}) => {
  // On a page without the app, this browser goes back by such a swipe.
  const head = '<meta name=viewport content="width=device-width"><body style="height:2000px">';
  for (const name of ['first', 'second']) {
    await page.goto(`data:text/html,<title>${name}</title>${head}`);
  }
  // The browser ignores a swipe that begins before it has painted the page.
  await expect(async () => {
    await swipe(page, { from: 5, to: 350 });
    await expect(page).toHaveTitle('first', { timeout: 5000 });
  }).toPass();

  await visit(page, { corro, customer, path: '/' });
  await tab(page, 'nav.markets').click();
  const list = page.getByRole('list', { name: t('markets.list') });
  for (const to of [90, 200, 350]) {
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/stock\/v2\//);
    await swipe(page, { from: 5, to });
    await expect(page).toHaveURL(/\/markets$/);
    // Waits longer than the app waits for the browser's own navigation: if both the browser and the
    // app went back, the second navigation would happen within this time.
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL(/\/markets$/);
  }
});
