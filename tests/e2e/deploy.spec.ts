import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './harness/corro.ts';
import { openDeployment, type Deployment } from './harness/deployment.ts';
import { untilBackground } from './harness/ready.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { AccountPage } from './pages/AccountPage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
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
  /** Paths of the requested documents. */
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

test(
  'a new build under an open tab costs one reload, at the next navigation',
  { tag: '@core' },
  async ({ page, corro, customer, deployment, documents }) => {
    await visit(page, { corro, customer, path: '/account' });
    await expect(new AccountPage(page, t).eye).toBeVisible();
    // Waits until the prefetches of the first view are done: a prefetch after the deployment would
    // discover the new build before the tap.
    await untilBackground(page);
    await page.waitForLoadState('networkidle');
    deployment.deploy();
    await page.getByRole('main').locator('a[href="/settings"]').first().tap();
    await expect(new SettingsPage(page, t).logOut).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
    expect(documents).toEqual(['/account', '/settings']);
    await page.goBack();
    await tab(page, 'nav.trade').tap();
    await expect(page.getByRole('heading', { name: t('nav.trade') }).first()).toBeVisible();
    expect(documents).toEqual(['/account', '/settings']);
  },
);

test('a screen that the network does not deliver keeps the frame around it, and appears with the network', async ({
  page,
  context,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/account' });
  await expect(new AccountPage(page, t).eye).toBeVisible();
  await untilBackground(page);
  await context.setOffline(true);
  await page.getByRole('main').locator('a[href="/settings"]').first().tap();
  await expect(page.getByRole('alert')).toContainText(t('screenFailed.title'));
  await expect(page.getByRole('heading', { level: 1, name: t('route.settings') })).toBeVisible();
  await expect(page.getByText(t('app.demo')).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(t('shell.offline'), { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(new SettingsPage(page, t).logOut).toBeVisible();
});

test('the reload keeps the route and a draft', async ({
  page,
  corro,
  customer,
  deployment,
  documents,
}) => {
  await visit(page, { corro, customer, path: '/customer-service' });
  const service = new ServicePage(page, t);
  await service.field.fill('¿Cuándo abre el mercado?');
  // Nothing but the button may discover the new build.
  await untilBackground(page);
  deployment.deploy();
  // Dispatches a click, because Playwright would repeat a tap on the reloaded page.
  await button(page, 'shell.more').dispatchEvent('click');
  await expect.poll(() => documents).toEqual(['/customer-service', '/customer-service']);
  await expect(service.field).toHaveValue('¿Cuándo abre el mercado?');
  await button(page, 'shell.more').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'spec §8 app start failure: the page says so after one reload, and retries',
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

test('is installable', async ({ page }) => {
  await page.goto('/login');
  // The app adds the manifest last.
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Ignores `in-incognito`, because Playwright's contexts always are incognito.
  const obstacles = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(obstacles).toEqual([]);
  for (const icon of ['icon-180', 'icon-192', 'icon-512', 'icon-maskable-512']) {
    const answer = await page.request.get(`/${icon}.png`);
    expect(answer.headers()['content-type'], icon).toBe('image/png');
  }
});
