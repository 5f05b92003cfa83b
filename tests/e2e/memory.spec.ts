import { devices, type Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a global variable of the page
  var corroPolls: Map<string, number>;
}

/**
 * Runs in the page before the page's scripts. Timers that are shorter than the timeout of a call
 * run `times` times faster. A repeated call does not reach the network: it gets the answer to the
 * first such call again, with other prices. `corroPolls` counts the repeated calls by address.
 */
function fastForward(times: number): void {
  const deadlineMs = 10_000;
  const shorten = (ms = 0) => (ms < deadlineMs ? ms / times : ms);
  const { setTimeout: realTimeout, setInterval: realInterval, fetch: realFetch } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (ring: () => void, ms?: number) => realTimeout(ring, shorten(ms)),
    setInterval: (ring: () => void, ms?: number) => realInterval(ring, shorten(ms)),
  });

  const answers = new Map<string, { text: string; headers: Headers }>();
  const polls = new Map<string, number>();
  globalThis.corroPolls = polls;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const key = request.method + request.url + (await request.clone().text());
    const first = answers.get(key);
    if (first === undefined) {
      const response = await realFetch(request);
      const { headers } = response;
      if (response.ok) answers.set(key, { text: await response.clone().text(), headers });
      return response;
    }
    const count = (polls.get(request.url) ?? 0) + 1;
    polls.set(request.url, count);
    const moved = first.text.replaceAll(
      /("(?:price|current|change)":"-?\d+\.\d)\d/g,
      `$1${count % 10}`,
    );
    return new Response(moved, { headers: first.headers });
  };
}

/** Maximum growth of a page's heap in an hour of polling, in bytes. */
const maxGrowth = 5 * 2 ** 20;

/** A page, its most frequent call, and the polling interval in milliseconds (spec §9). */
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

/** Measures the heap of a page after garbage collection, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Collects several times, because finalizers that one collection runs may free objects for the next.
  for (let collections = 0; collections < 3; collections += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MB`;
}

/** Buys ten shares without the app, so that there is a position. */
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
/** Number of polls after which caches and compiled code no longer grow. */
const settled = 100;

// A trace is off, because it would keep objects of the page alive.
test.use({ trace: 'off' });

function polled(page: Page, call: string, polls: number): Promise<unknown> {
  return page.waitForFunction(
    ([path, enough]) =>
      [...globalThis.corroPolls].some(([url, count]) => url.includes(path) && count >= enough),
    [call, polls] as const,
    { polling: 50 },
  );
}

/** By day only the page with the most calls is tested, at night all pages. */
const pages =
  process.env['CORRO_NIGHTLY'] === undefined
    ? pollingPages.filter(({ name }) => name === 'detail')
    : pollingPages;

for (const { name, path, call, everyMs } of pages) {
  test(`an hour of polling on ${name} grows the heap by at most 5 MB`, async ({
    browser,
    corro,
    customer,
  }) => {
    const token = await corro.accounts.token(customer.phone, customer.password);
    await buyTen(corro.url, token);
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: corro.url });
    const page = await context.newPage();
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await page.addInitScript(fastForward, 1_000);
    await page.goto(path);
    await polled(page, call, settled);
    const before = await heapOf(page);
    await polled(page, call, settled + hourMs / everyMs);
    const growth = (await heapOf(page)) - before;
    await context.close();
    test.info().annotations.push({ type: 'growth', description: megabytes(growth) });
    expect(growth).toBeLessThanOrEqual(maxGrowth);
  });
}
