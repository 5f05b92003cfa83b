import { devices, type Page } from '@playwright/test';
import { buyTen, heapOf, megabytes, mostGrowth, pollingPages } from '../soak/heap.ts';
import { hasten } from '../soak/haste.ts';
import { expect, test } from './harness/corro.ts';

const hourMs = 3_600_000;
/** What is set up on the way, such as compiled code, is there after so many polls. */
const settled = 100;

// A recording would hold on to what the page lets go.
test.use({ trace: 'off' });

function polled(page: Page, call: string, polls: number): Promise<unknown> {
  return page.waitForFunction(
    ([path, enough]) =>
      [...globalThis.corroPolls].some(([url, count]) => url.includes(path) && count >= enough),
    [call, polls] as const,
    { polling: 50 },
  );
}

/** By day the page that reads most often; by night each. */
const pages =
  process.env['CORRO_NIGHTLY'] === undefined
    ? pollingPages.filter(({ name }) => name === 'detail')
    : pollingPages;

for (const { name, path, call, everyMs } of pages) {
  test(`an hour of polling leaves little in the memory of ${name}`, async ({
    browser,
    corro,
    customer,
  }) => {
    const token = await corro.accounts.token(customer.phone, customer.password);
    await buyTen(corro.url, token);
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: corro.url });
    const page = await context.newPage();
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    await page.addInitScript(hasten, 1_000);
    await page.goto(path);
    await polled(page, call, settled);
    const before = await heapOf(page);
    await polled(page, call, settled + hourMs / everyMs);
    const growth = (await heapOf(page)) - before;
    await context.close();
    test.info().annotations.push({ type: 'growth', description: megabytes(growth) });
    expect(growth).toBeLessThanOrEqual(mostGrowth);
  });
}
