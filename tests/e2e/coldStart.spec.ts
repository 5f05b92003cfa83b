import type { Page, Request } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

declare global {
  var corroFirstView: { readonly calls: ReadonlyMap<string, unknown> } | undefined;
}

const t = messagesOf('es');

/** The calls that the page itself sends, as its source names them. */
async function firstCallsOf(page: Page): Promise<readonly string[]> {
  const place = await page.locator('meta[name="corro-place"]').getAttribute('content');
  return (place ?? '').split(' ').slice(1);
}

/** The first calls that the app has not asked for. */
function leftOver(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(globalThis.corroFirstView?.calls.keys() ?? [])]);
}

/** At least one address of each table in `apps/web/src/routes`. */
const places = [
  '/',
  '/news',
  '/watchlists',
  '/stock/v2/KO/Coca-Cola',
  '/stock/trading/KO/US/Coca-Cola?type=buy',
  '/trade',
  '/ipo',
  '/withdraw',
  '/account/changes',
  '/settings/bank-cards',
];

test('an address asks for each call that its page has sent', async ({ page, corro, customer }) => {
  for (const path of places) {
    await visit(page, { corro, customer, path });
    const first = await firstCallsOf(page);
    expect(first.length, path).toBeGreaterThan(1);
    await expect.poll(() => leftOver(page), path).toEqual([]);
  }
});

test('a call that the page has sent in vain is sent again', async ({ page, corro, customer }) => {
  const failed = new Set<string>();
  const failOnce = (request: Request) => {
    const isFirst = !failed.has(request.url());
    failed.add(request.url());
    return isFirst;
  };
  await page.route('**/api/v2/yahoo?symbol=KO*', (route) =>
    failOnce(route.request()) ? route.abort() : route.continue(),
  );
  await visit(page, { corro, customer, path: '/stock/v2/KO/Coca-Cola' });
  await expect(page.getByRole('region', { name: t('stock.figures') })).toBeVisible();
  expect(failed.size).toBeGreaterThan(1);
});

test('a session that is over ends as usual, also when the page sent the call', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname !== '/login') localStorage.setItem('token', 'over');
  });
  await page.goto('/markets');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

/** What the page's clock says when its script runs, and whether scripts are then sent for before the first paint. */
const networks = [
  ['a fast network', 20, false],
  ['a slow network', 900, true],
] as const;

for (const [name, now, isBefore] of networks) {
  test(`on ${name} the login sends for its scripts ${isBefore ? 'before' : 'after'} it is painted`, async ({
    page,
  }) => {
    await page.addInitScript((ms) => (performance.now = () => ms), now);
    await page.goto('/login');
    const times = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const script = performance
          .getEntriesByType('resource')
          .find((entry) => entry.name.endsWith('.js'));
        return paint && script ? script.startTime < paint.startTime : null;
      });
    await expect.poll(times).toBe(isBefore);
  });
}
