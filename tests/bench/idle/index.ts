/**
 * A minute on home in which nobody does anything: calls, bytes down and CPU of the main thread, with prices pushed
 * and with each polled, by turns.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { demoCustomer } from '@corro/sandbox';
import { buildWhatIsStale, createServer, listen, readSettings } from '@corro/server';
import { type Accounts, openAccounts } from '../../e2e/harness/accounts.ts';
import { openBrowser, openPhone, watchMainThread } from '../shared/browser.ts';
import { compare, median, type Row } from '../shared/rows.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const minuteMs = Number(process.env.BENCH_IDLE_MS ?? 60_000);
/** Until chunks and first readings are there, and the stream. */
const settleMs = 8000;

/** What of the announced extensions is left. */
const ways = {
  pushed: () => true,
  polled: (extension: string) => extension !== 'quotes.stream',
};
type Way = keyof typeof ways;

interface Idle {
  readonly calls: number;
  readonly kilobytes: number;
  readonly cpuMs: number;
}

/** What is promised: calls of a minute with prices pushed, and their CPU against polled ones. */
const most = { calls: 8, cpu: 0.4 };

export default async function idle(): Promise<Row[]> {
  await buildWhatIsStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'corro-bench-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
  const corro = await listen(
    await createServer(settings, { clock: { now: () => Date.now() } }),
    settings.port,
  );
  const url = `http://localhost:${corro.port}`;
  const accounts = openAccounts(url);
  const browser = await openBrowser();
  const found: Record<Way, Idle[]> = { pushed: [], polled: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const way of Object.keys(ways) as Way[]) {
        found[way].push(await measure(browser, { url, accounts, way }));
      }
    }
  } finally {
    await browser.close();
    await corro.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const of = (way: Way, what: keyof Idle) => median(found[way].map((one) => one[what]));
  const beside = (what: keyof Idle, limit: number) =>
    compare(`${what}, pushed / polled`, of('pushed', what), of('polled', what), limit);
  return [
    compare('calls pushed, of those allowed', of('pushed', 'calls'), most.calls, 1),
    beside('calls', 1),
    beside('kilobytes', 1),
    beside('cpuMs', most.cpu),
  ];
}

interface Visit {
  readonly url: string;
  readonly accounts: Accounts;
  readonly way: Way;
}

async function measure(browser: Browser, { url, accounts, way }: Visit): Promise<Idle> {
  const token = await accounts.token(demoCustomer.phone, demoCustomer.password);
  const page = await openPhone(browser);
  try {
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    await page.route('**/api/v2/config', async (route) => {
      const response = await route.fetch();
      const { data, ...envelope }: { data: { tag: string; value: string }[] } =
        await response.json();
      const left = data.map(({ tag, value }) =>
        tag === 'extensions'
          ? { tag, value: value.split(', ').filter(ways[way]).join(', ') }
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
