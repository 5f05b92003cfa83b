import { devices, type Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { hasten } from './harness/hasten.ts';

/** How much the heap of a page may grow in an hour of polling, after collection. Bytes. */
const mostGrowth = 5 * 2 ** 20;

/** A page that polls, the call that it looks at most often, and how often. Milliseconds (spec §9). */
interface PollingPage {
  readonly name: string;
  readonly path: string;
  readonly call: string;
  readonly everyMs: number;
}

const pollingPages: readonly PollingPage[] = [
  { name: 'home', path: '/', call: '/api/v2/yahoo', everyMs: 5_000 },
  { name: 'detail', path: '/stock/v2/KO/Coca-Cola', call: '/api/v2/yahoo', everyMs: 3_000 },
  { name: 'trade', path: '/trade', call: '/api/stock/success/v2/transaction', everyMs: 5_000 },
];

/** What a page's JavaScript holds once everything that can go has gone, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // What the first collection sets free may hold on to more.
  for (let collections = 0; collections < 3; collections += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Bytes as megabytes with two decimals. */
function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MB`;
}

/** Buys ten shares past the app, so that there is a position to look at. */
async function buyTen(url: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/stock/success/deal/buy`, {
    method: 'POST',
    headers: {
      token,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ tag: 'KO', count: 10, price: '43.75', mold: 'stock' }),
  });
  const { msg }: { msg: string } = await response.json();
  if (msg !== 'ok') throw new Error(`The purchase was answered ${msg}.`);
}

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
