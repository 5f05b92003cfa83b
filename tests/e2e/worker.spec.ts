import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './harness/corro.ts';
import { openDeployment, type Deployment } from './harness/deployment.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { HomePage } from './pages/HomePage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const ticketOfCoke = '/stock/trading/KO/US/Coca-Cola';
const ageText = t('query.stale').split('{')[0] ?? '';
const places = ['home', 'markets', 'watchlists', 'trade', 'account'] as const;

const test = base.extend<{ deployment: Deployment }>({
  serviceWorkers: 'allow',
  deployment: async ({ corro }, give) => {
    const deployment = await openDeployment(corro.url);
    await give(deployment);
    await deployment.close();
  },
  baseURL: async ({ deployment }, give) => {
    await give(deployment.url);
  },
});

/** Waits until the worker runs: it has then stored everything that the next start needs. */
async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated';
  });
}

/** Closes the app and opens it again, as from the home screen. */
async function startAgain(context: BrowserContext, path = '/'): Promise<Page> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Fetches a new version in the background, as a return to the app does, and waits until it is ready. */
async function fetchNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.waiting !== null;
  });
}

function isNextBuild(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document
        .querySelector('meta[name="corro-chunks"]')
        ?.getAttribute('content')
        ?.includes('_2.js') === true,
  );
}

/** Lists the addresses of everything in the caches of the browser. */
function storedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => {
        const stored = await (await caches.open(name)).keys();
        return stored.map(({ url }) => new URL(url).pathname);
      }),
    );
    return addresses.flat();
  });
}

test('the second start fetches no file, and no cache has an answer of the API', async ({
  page,
  context,
  corro,
  customer,
  deployment,
}) => {
  await visit(page, { corro, customer, path: '/stock/v2/KO/Coca-Cola' });
  await untilStored(page);
  const before = deployment.paths.length;
  const second = await startAgain(context);
  await expect(new HomePage(second, t).balance).toBeVisible();
  await new HomePage(second, t).place('account').click();
  await expect(second).toHaveURL(/\/account$/);
  expect(deployment.paths.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  const stored = await storedAddresses(second);
  expect(stored).toContain('/markets');
  expect(stored.filter((path) => /^\/api\/|Coca-Cola/.test(path))).toEqual([]);
});

test('the second start shows the figures of the first in place of a skeleton', async ({
  page,
  context,
  corro,
  customer,
}) => {
  // Looks as soon as the skeleton is in the page: it is hidden for a second only.
  await context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const skeleton = document.querySelector('#app[inert]');
      if (skeleton === null) return;
      observer.disconnect();
      document.documentElement.dataset['skeleton'] = getComputedStyle(skeleton).display;
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, { corro, customer, path: '/' });
  await untilStored(page);
  await page.waitForFunction(() => localStorage.getItem('figures') !== null);
  await expect(page.locator('html')).toHaveAttribute('data-skeleton', 'block');
  const second = await startAgain(context);
  await expect(new HomePage(second, t).balance).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('data-skeleton', 'none');
  // Another build shows no such figures, so its start keeps the skeleton.
  await context.addInitScript(() => {
    const figures = localStorage.getItem('figures') ?? '';
    localStorage.setItem('figures', figures.replaceAll('/assets/', '/assets/other-'));
  });
  const third = await startAgain(context);
  await expect(third.locator('html')).toHaveAttribute('data-skeleton', 'block');
});

test(
  'without a network the app starts, and every place opens',
  { tag: '@core' },
  async ({ page, context, corro, customer, deployment }) => {
    await visit(page, { corro, customer, path: '/' });
    await untilStored(page);
    await deployment.stop();
    const offline = await startAgain(context);
    const home = new HomePage(offline, t);
    await expect(offline.getByText(t('shell.offline'), { exact: true })).toBeVisible();
    // The app shows the last known figures with their age.
    await expect(offline.getByText(/^US\$\s25,000\.00$/).first()).toBeVisible();
    await expect(offline.getByText(ageText).first()).toBeVisible();
    for (const place of places) {
      await home.place(place).click();
      await expect(home.place(place)).toHaveAttribute('aria-current', 'page');
      await expect(offline.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offline.getByText(t('screenFailed.title'))).toHaveCount(0);
    }
    const deposit = await startAgain(context, '/recharge');
    await expect(deposit.getByText(t('flow.obstacle.offline')).first()).toBeVisible();
    const unvisited = await startAgain(context, '/news/1');
    await expect(unvisited.getByText(t('shell.offline'), { exact: true })).toBeVisible();
    await expect(unvisited).toHaveURL(/\/news\/1$/);
  },
);

test('a new version is fetched under an open ticket, and taken at the next start', async ({
  page,
  context,
  corro,
  customer,
  deployment,
}) => {
  await visit(page, { corro, customer, path: ticketOfCoke });
  await untilStored(page);
  const ticket = new TradingPage(page, t);
  await ticket.quantity.fill('3');
  deployment.deploy();
  await fetchNewVersion(page);
  await expect(page.getByText(t('newVersion'), { exact: true })).toBeVisible();
  await expect(ticket.quantity).toHaveValue('3');
  expect(await isNextBuild(page)).toBe(false);
  await ticket.review('buy').click();
  await ticket.confirmOrder('buy');

  // The browser replaces the old version shortly after its last page was closed.
  await expect
    .poll(async () => isNextBuild(await startAgain(context)).catch(() => false))
    .toBe(true);
  const [next] = context.pages();
  await expect(new HomePage(next ?? page, t).balance).toBeVisible();
});

test('the customer can take a new version at once', async ({
  page,
  corro,
  customer,
  deployment,
}) => {
  await visit(page, { corro, customer, path: '/markets' });
  await untilStored(page);
  deployment.deploy();
  await fetchNewVersion(page);
  await page.getByRole('button', { name: t('shell.reload'), exact: true }).click();
  await expect.poll(() => isNextBuild(page).catch(() => false)).toBe(true);
  await expect(new HomePage(page, t).place('markets')).toBeVisible();
});

test(
  'after the setting is turned off, the next visit removes what the worker has stored, then the worker',
  { tag: '@core' },
  async ({ page, context, corro, customer, deployment }) => {
    await visit(page, { corro, customer, path: '/' });
    await untilStored(page);
    deployment.withdrawWorker();
    const next = await startAgain(context);
    await expect(new HomePage(next, t).balance).toBeVisible();
    await expect.poll(() => storedAddresses(next)).toEqual([]);
    const last = await startAgain(context);
    await expect(new HomePage(last, t).balance).toBeVisible();
    await expect
      .poll(() =>
        last.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    expect(await storedAddresses(last)).toEqual([]);
  },
);

test('a page in another language comes from the server', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/settings' });
  await untilStored(page);
  const english = messagesOf('en');
  await new SettingsPage(page, t).language('English').click();
  await expect(new SettingsPage(page, english).logOut).toBeVisible();
  await page.reload();
  await expect(new SettingsPage(page, english).logOut).toBeVisible();
});

test('a logout removes the stored pages and keeps the files', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/settings' });
  await untilStored(page);
  await new SettingsPage(page, t).leave();
  await expect(page).toHaveURL(/\/login$/);
  await expect
    .poll(async () => (await storedAddresses(page)).filter((path) => !path.startsWith('/assets/')))
    .toEqual([]);
  expect((await storedAddresses(page)).length).toBeGreaterThan(100);
});

test('a customer who saves data gets no worker', async ({ page, corro, customer, deployment }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, { corro, customer, path: '/' });
  await page.waitForLoadState('networkidle');
  expect(deployment.paths).not.toContain('/sw.js');
});
