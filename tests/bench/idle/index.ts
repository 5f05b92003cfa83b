/**
 * An idle minute on home: calls, received bytes and CPU time of the main thread. Runs with pushed and with polled
 * prices alternate.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { demoCustomer } from '@corro/sandbox';
import { buildStale, createServer, listen, readSettings } from '@corro/server';
import { type Accounts, openAccounts } from '../../e2e/harness/accounts.ts';
import { openBrowser, openPhone, watchMainThread } from '../shared/browser.ts';
import { atMost, compare, median, type Row } from '../shared/rows.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const minuteMs = Number(process.env.BENCH_IDLE_MS ?? 60_000);
/** Time until chunks, first queries and the stream have arrived. */
const settleMs = 8000;

/** Whether an announced extension stays announced, by mode. */
const modes = {
  pushed: () => true,
  polled: (extension: string) => extension !== 'quotes.stream',
};
type Mode = keyof typeof modes;

interface Idle {
  readonly calls: number;
  readonly kilobytes: number;
  readonly cpuMs: number;
}

/** Limits with pushed prices: calls a minute, and CPU time as a fraction of the time with polled prices. */
const limits = { calls: 8, cpu: 0.4 };

export default async function idle(): Promise<Row[]> {
  await buildStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'corro-bench-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
  const corro = await listen(await createServer(settings, { clock: Date }), settings.port);
  const url = `http://localhost:${corro.port}`;
  const accounts = openAccounts(url);
  const browser = await openBrowser();
  const found: Record<Mode, Idle[]> = { pushed: [], polled: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const mode of Object.keys(modes) as Mode[]) {
        found[mode].push(await measure(browser, { url, accounts, mode }));
      }
    }
  } finally {
    await browser.close();
    await corro.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const of = (mode: Mode, what: keyof Idle) => median(found[mode].map((run) => run[what]));
  const beside = (what: keyof Idle, limit: number) =>
    compare(`${what}, pushed / polled`, of('pushed', what), of('polled', what), limit);
  return [
    atMost('calls, pushed', of('pushed', 'calls'), limits.calls),
    beside('calls', 1),
    beside('kilobytes', 1),
    beside('cpuMs', limits.cpu),
  ];
}

interface Visit {
  readonly url: string;
  readonly accounts: Accounts;
  readonly mode: Mode;
}

async function measure(browser: Browser, { url, accounts, mode }: Visit): Promise<Idle> {
  const token = await accounts.token(demoCustomer.phone, demoCustomer.password);
  const page = await openPhone(browser);
  try {
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.route('**/api/v2/config', async (route) => {
      const response = await route.fetch();
      const { data, ...envelope }: { data: { tag: string; value: string }[] } =
        await response.json();
      const left = data.map(({ tag, value }) =>
        tag === 'extensions'
          ? { tag, value: value.split(', ').filter(modes[mode]).join(', ') }
          : { tag, value },
      );
      await route.fulfill({ response, json: { ...envelope, data: left } });
    });
    let calls = 0;
    let bytes = 0;
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
    network.on('Network.responseReceived', ({ response }) => (bytes += response.encodedDataLength));
    page.on('request', (request) => (calls += request.url().includes('/api/') ? 1 : 0));
    await page.goto(`${url}/?device=app`);
    await pause(settleMs);
    const thread = await watchMainThread(page);
    [calls, bytes] = [0, 0];
    const cpuMs = await thread.spent(() => pause(minuteMs));
    return { calls, kilobytes: bytes / 1024, cpuMs };
  } finally {
    await page.context().close();
  }
}
