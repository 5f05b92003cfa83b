import type { Page } from '@playwright/test';
import { test as base, expect } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';

/** A Corro that pushes prices. */
const test = base.extend({
  corro: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, serve) => {
      const { corro, close } = await startCorro({ environment: { PRICE_PUSH: 'on' } });
      await serve(corro);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The streams of a page, and the prices that it asks for. */
function watch(page: Page) {
  const streams: string[] = [];
  const polls: string[] = [];
  let open = 0;
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (pathname.endsWith('/v2/quotes/stream')) {
      streams.push(search);
      open += 1;
    } else if (pathname.endsWith('/v2/yahoo') && !searchParams.has('interval')) {
      polls.push(pathname + search);
    }
  });
  const over = (request: { url: () => string }) => {
    if (request.url().includes('/v2/quotes/stream')) open -= 1;
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return { streams, polls, open: () => open };
}

/** As a screen reader hears it. */
const price = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^[\d.,]+ dólares/)
    .first();

const path = '/stock/v2/KO/Coca-Cola';

test(
  'prices move as they are pushed, and none of them is polled',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const seen = watch(page);
    await visit(page, { corro, customer, path });
    await expect.poll(() => seen.streams.length).toBe(1);
    expect(seen.streams[0]).toBe('?symbols=KO&every=3');
    await page.waitForTimeout(1000);
    seen.polls.length = 0;
    const before = (await price(page).textContent()) ?? '';
    corro.setTime(dayOfSale);
    await expect(price(page)).not.toHaveText(before);
    // Two intervals of the poll.
    await page.waitForTimeout(6500);
    expect(seen.polls).toEqual([]);
    expect(seen.streams).toHaveLength(1);
  },
);

test(
  'where no stream comes again, prices are polled within two intervals',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const seen = watch(page);
    await visit(page, { corro, customer, path });
    await expect.poll(() => seen.open()).toBe(1);
    await page.waitForTimeout(1000);
    seen.polls.length = 0;
    // Nothing of the stream gets through any more, and no other one begins.
    await page.route('**/v2/quotes/stream*', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect.poll(() => seen.open()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => seen.polls.length, { timeout: 6000 }).toBeGreaterThan(0);
    await expect.poll(() => seen.polls.length, { timeout: 9000 }).toBeGreaterThan(1);
  },
);
