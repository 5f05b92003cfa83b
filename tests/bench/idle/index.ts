/**
 * Measures an idle minute on each address of a customer with a year of history: calls, received kilobytes and CPU time
 * of the main thread, with pushed and with polled prices. `BENCH_ADDRESSES` restricts the run to some addresses,
 * separated by spaces.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { demoCustomer } from '@corro/sandbox';
import { buildStale } from '@corro/server';
import type { Browser } from '@playwright/test';
import { addresses } from '../../e2e/harness/addresses.ts';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { openBrowser, openPhone, watchMainThread } from '../shared/browser.ts';
import { atMost, compare, type Row } from '../shared/rows.ts';

const minuteMs = Number(process.env.BENCH_IDLE_MS ?? 60_000);
const { BENCH_ADDRESSES: named } = process.env;
const chosen = named === undefined ? addresses : named.split(' ');
/**
 * Milliseconds after which chunks, the answers to the first queries, and the price stream have
 * arrived.
 */
const settleMs = 15_000;
/** Number of pages that are idle at the same time. */
const pagesAtOnce = 4;

/**
 * Maximum number of calls a minute with pushed prices, by address. Other addresses have no maximum,
 * because they poll records of the customer at the intervals of spec §9.
 */
const mostCalls: Readonly<Record<string, number>> = { '/': 8, '/markets': 8 };
/** Maximum CPU time of the main thread with pushed prices, as a fraction of the time with polled prices. */
const cpuLimit = 0.5;

interface Idle {
  readonly path: string;
  readonly calls: number;
  readonly kilobytes: number;
  readonly cpuMs: number;
}

export default async function idle(): Promise<Row[]> {
  await buildStale();
  const browser = await openBrowser();
  try {
    const polled = await measureAll(browser, 'off');
    const pushed = await measureAll(browser, 'on');
    return pushed.flatMap((one, at) => rowsOf(one, polled[at] ?? one));
  } finally {
    await browser.close();
  }
}

function rowsOf({ path, ...pushed }: Idle, polled: Idle): Row[] {
  const beside = (what: 'calls' | 'kilobytes' | 'cpuMs', limit: number) =>
    compare(`${path}, ${what}, pushed / polled`, pushed[what], polled[what], limit);
  const most = mostCalls[path];
  const rows = [beside('calls', 1), beside('kilobytes', 1)];
  if (most === undefined) return rows;
  return [atMost(`${path}, calls`, pushed.calls, most), ...rows, beside('cpuMs', cpuLimit)];
}

async function measureAll(browser: Browser, push: 'on' | 'off'): Promise<readonly Idle[]> {
  const { corro, close } = await startCorro({ DEMO_HISTORY: 'year', PRICE_PUSH: push });
  try {
    const token = await corro.accounts.token(demoCustomer.phone, demoCustomer.password);
    const found: Idle[] = [];
    for (let at = 0; at < chosen.length; at += pagesAtOnce) {
      const paths = chosen.slice(at, at + pagesAtOnce);
      found.push(
        ...(await Promise.all(paths.map((path) => measure(browser, corro.url, { path, token })))),
      );
    }
    return found;
  } finally {
    await close();
  }
}

async function measure(
  browser: Browser,
  url: string,
  { path, token }: { path: string; token: string },
): Promise<Idle> {
  const page = await openPhone(browser);
  try {
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    let calls = 0;
    let bytes = 0;
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
    network.on('Network.responseReceived', ({ response }) => (bytes += response.encodedDataLength));
    page.on('request', (request) => (calls += request.url().includes('/api/') ? 1 : 0));
    await page.goto(`${url}${path}`);
    await pause(settleMs);
    const thread = await watchMainThread(page);
    [calls, bytes] = [0, 0];
    const cpuMs = await thread.spent(() => pause(minuteMs));
    const scale = 60_000 / minuteMs;
    return { path, calls: calls * scale, kilobytes: (bytes / 1024) * scale, cpuMs };
  } finally {
    await page.context().close();
  }
}
