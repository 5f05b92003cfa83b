import type { Locator, Page } from '@playwright/test';
import { expect, test as base, type Customer } from './harness/corro.ts';
import { writtenPhone } from './harness/accounts.ts';
import { openDeployment, type Deployment } from './harness/deployment.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { AccountPage } from './pages/AccountPage.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { LoginPage } from './pages/signedOut.ts';

const t = messagesOf('es');

const test = base.extend<{ deployment: Deployment; documents: readonly string[] }>({
  deployment: async ({ corro }, give) => {
    const deployment = await openDeployment(corro.url);
    await give(deployment);
    await deployment.close();
  },
  baseURL: async ({ deployment }, give) => {
    await give(deployment.url);
  },
  /** The pages that the browser asked for. */
  documents: async ({ page }, give) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await give(documents);
  },
});

function tab(page: Page, name: string): Locator {
  return page.getByRole('navigation').getByRole('link', { name: t(name), exact: true });
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name: t(name), exact: true });
}

/** Opens markets as a customer, with everything fetched that it starts with. */
async function openMarkets(
  page: Page,
  corro: Parameters<typeof visit>[1]['corro'],
  customer: Customer,
) {
  await visit(page, { corro, customer, path: '/markets' });
  await expect(tab(page, 'nav.account')).toBeVisible();
  // What is fetched after the first view: a new build would be noticed by it.
  await page.waitForLoadState('networkidle');
}

test(
  'a new build under an open tab costs one reload, on the way that was taken',
  { tag: '@core' },
  async ({ page, corro, customer, deployment, documents }) => {
    await openMarkets(page, corro, customer);
    deployment.deploy();
    await tab(page, 'nav.account').tap();
    await expect(new AccountPage(page, t).eye).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
    expect(documents).toEqual(['/markets', '/account']);
    await tab(page, 'nav.trade').tap();
    await expect(page.getByRole('heading', { name: t('nav.trade') }).first()).toBeVisible();
    expect(documents).toEqual(['/markets', '/account']);
  },
);

test('the reload keeps the route and what is half written', async ({
  page,
  corro,
  customer,
  deployment,
  documents,
}) => {
  await visit(page, { corro, customer, path: '/customer-service' });
  const service = new ServicePage(page, t);
  await service.field.fill('¿Cuándo abre el mercado?');
  deployment.deploy();
  await button(page, 'shell.search').tap();
  await expect.poll(() => documents).toEqual(['/customer-service', '/customer-service']);
  await expect(service.field).toHaveValue('¿Cuándo abre el mercado?');
  await button(page, 'shell.search').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a login that was left open over a new build still logs in', async ({
  page,
  customer,
  deployment,
  documents,
}) => {
  const login = await new LoginPage(page, t).open();
  await page.waitForLoadState('networkidle');
  deployment.deploy();
  await login.phone.fill(customer.phone);
  await expect.poll(() => documents).toEqual(['/login', '/login']);
  await expect(login.phone).toHaveValue(writtenPhone(customer.phone));
  await login.logIn(customer.phone, customer.password);
  expect(documents).toEqual(['/login', '/login']);
});

test('a screen that no build has says what to do, after one reload', async ({
  page,
  corro,
  customer,
  documents,
}) => {
  await openMarkets(page, corro, customer);
  await page.route('**/assets/AccountScreen-*.js', (route) => route.fulfill({ status: 404 }));
  await tab(page, 'nav.account').tap();
  await expect(page.getByText(t('shell.startFailed'))).toBeVisible();
  expect(documents).toEqual(['/markets', '/account']);

  await page.goto('/markets');
  await tab(page, 'nav.account').tap();
  await expect(page.getByText(t('screenFailed.reload'))).toBeVisible();
  expect(documents).toEqual(['/markets', '/account', '/markets']);
  await page.unroute('**/assets/AccountScreen-*.js');
  await button(page, 'shell.reload').tap();
  await expect(new AccountPage(page, t).eye).toBeVisible();
  expect(documents).toEqual(['/markets', '/account', '/markets', '/account']);
});

test('a chunk that the network lost costs one reload, and without a network nothing reloads', async ({
  page,
  corro,
  customer,
  documents,
}) => {
  await openMarkets(page, corro, customer);
  let lost = 0;
  await page.route('**/assets/AccountScreen-*.js', async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort('connectionreset') : route.continue());
  });
  await tab(page, 'nav.account').tap();
  await expect(new AccountPage(page, t).eye).toBeVisible();
  expect(documents).toEqual(['/markets', '/account']);

  await page.context().setOffline(true);
  await tab(page, 'nav.trade').tap();
  await expect(page.getByText(t('screenFailed.text'))).toBeVisible();
  await button(page, 'shell.retry').tap();
  await expect(page.getByText(t('screenFailed.text'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: t('nav.trade') }).first()).toBeVisible();
  await expect(page.getByText(t('screenFailed.text'))).toBeHidden();
  expect(documents).toEqual(['/markets', '/account']);
});

test(
  'spec §8 app start failure: the page says so after one reload, and starts when it can',
  { tag: '@core' },
  async ({ page, documents }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(t('shell.startFailed'));
    await expect(new LoginPage(page, t).phone).toBeHidden();
    expect(documents).toEqual(['/login', '/login']);
    await page.unroute('**/assets/*.js');
    await button(page, 'shell.retry').tap();
    await expect(new LoginPage(page, t).phone).toBeVisible();
    expect(documents).toEqual(['/login', '/login', '/login']);
  },
);

test('is installable, and leaves nothing between the page and the server', async ({ page }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every page of a test is a private one.
  const obstacles = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(obstacles).toEqual([]);
  for (const icon of ['icon-180', 'icon-192', 'icon-512', 'icon-maskable-512']) {
    const answer = await page.request.get(`/${icon}.png`);
    expect(answer.headers()['content-type'], icon).toBe('image/png');
  }
  const workers = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.length;
  });
  expect(workers).toBe(0);
});
