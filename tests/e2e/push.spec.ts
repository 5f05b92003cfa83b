import type { Page } from '@playwright/test';
import { test as base, expect } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';

const test = base.extend({
  corro: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, serve) => {
      const { corro, close } = await startCorro({ PRICE_PUSH: 'on' });
      await serve(corro);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const figures = ['/v2/user/info', '/v2/balance', '/user_message/unread-count'];

/** Records the streams of a page, and its polls of prices and of the account's figures. */
function watch(page: Page) {
  const streams: string[] = [];
  const polls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (pathname.endsWith('/v2/quotes/stream')) {
      streams.push(search);
    } else if (
      (pathname.endsWith('/v2/yahoo') && !searchParams.has('interval')) ||
      figures.some((path) => pathname.endsWith(path))
    ) {
      polls.push(pathname + search);
    }
  });
  return { streams, polls };
}

/** Reads the price that screen readers announce. */
const price = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^[\d.,]+ dólares/)
    .first();

const path = '/stock/v2/KO/Coca-Cola';

test(
  'pushed prices and figures update the screen, and none is polled',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const seen = watch(page);
    await visit(page, { corro, customer, path });
    await expect.poll(() => seen.streams.length).toBe(1);
    expect(seen.streams[0]).toBe('?symbols=KO&account=1&every=3');
    // Prices are polled until the stream is open. Waits until that is over: longer than two polling
    // intervals pass without a poll.
    await expect(async () => {
      seen.polls.length = 0;
      await page.waitForTimeout(6500);
      expect(seen.polls).toEqual([]);
    }).toPass();
    const before = (await price(page).textContent()) ?? '';
    corro.setTime(dayOfSale);
    await expect(price(page)).not.toHaveText(before);
    await page.waitForTimeout(6500);
    expect(seen.polls).toEqual([]);
    expect(seen.streams).toHaveLength(1);
  },
);
