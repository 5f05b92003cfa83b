import type { Page } from '@playwright/test';

/** How much the heap of a page may grow in an hour of polling, after collection. Bytes. */
export const mostGrowth = 5 * 2 ** 20;

/** A page that polls, the call that it looks at most often, and how often. Milliseconds (spec §9). */
export interface PollingPage {
  readonly name: string;
  readonly path: string;
  readonly call: string;
  readonly everyMs: number;
}

export const pollingPages: readonly PollingPage[] = [
  { name: 'home', path: '/', call: '/api/v2/yahoo', everyMs: 5_000 },
  { name: 'detail', path: '/stock/v2/KO/Coca-Cola', call: '/api/v2/yahoo', everyMs: 3_000 },
  { name: 'trade', path: '/trade', call: '/api/stock/success/v2/transaction', everyMs: 5_000 },
];

/** What a page's JavaScript holds once everything that can go has gone, in bytes. */
export async function heapOf(page: Page): Promise<number> {
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
export function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MB`;
}

/** Buys ten shares past the app, so that there is a position to look at. */
export async function buyTen(url: string, token: string): Promise<void> {
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
