import type { Page, Request } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

declare global {
  var corroFirstView: { readonly calls: ReadonlyMap<string, unknown> } | undefined;
}

const t = messagesOf('es');

const screens = [
  ['home', '/'],
  ['markets', '/markets'],
  ['a share', '/stock/v2/KO/Coca-Cola'],
  ['the ticket', '/stock/trading/KO/US/Coca-Cola?type=buy'],
] as const;

/** The calls that the page itself sends, as its source names them. */
async function firstCallsOf(page: Page): Promise<readonly string[]> {
  const place = await page.locator('meta[name="corro-place"]').getAttribute('content');
  return (place ?? '').split(' ').slice(1);
}

/** The first calls that the app has not asked for. */
function leftOver(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(globalThis.corroFirstView?.calls.keys() ?? [])]);
}

for (const [name, path] of screens) {
  test(`${name} asks for each call that its page has sent`, async ({ page, corro, customer }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api'.length) + search);
    });
    await visit(page, { corro, customer, path });
    const first = await firstCallsOf(page);
    await expect.poll(() => leftOver(page)).toEqual([]);
    const symbol = path.split('/')[3] ?? '';
    const sent = first.map((call) =>
      call.replace('~symbol~', symbol).replace('~market~', path.split('/')[4] ?? ''),
    );
    expect(sent.length).toBeGreaterThan(1);
    expect(calls.slice(0, sent.length)).toEqual(sent);
  });
}

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
