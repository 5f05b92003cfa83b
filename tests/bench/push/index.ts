/** What the prices of 100 customers cost the server, pushed to each by a stream, and polled by each, by turns. */
import { setTimeout as pause } from 'node:timers/promises';
import { refreshIntervals } from '@corro/domain';
import { demoCustomer } from '@corro/sandbox';
import { Client } from 'pg';
import { startPostgres } from '../../load/postgres.ts';
import { fill, phoneOf } from '../growth/fill.ts';
import { corroModule, Side } from '../shared/serverSide.ts';
import { compare, median, type Row } from '../shared/rows.ts';

const customers = 100;
const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const windowMs = Number(process.env['BENCH_PUSH_MS'] ?? 20_000);
/** Until all have begun, and the first prices are there. */
const settleMs = 5000;
const everyMs = refreshIntervals.stockDetailList;
/** Of a watchlist. */
const shares = 10;

/** What all of them cost in a minute. */
interface Cost {
  readonly cpuMs: number;
  readonly transactions: number;
}

interface Customer {
  readonly url: string;
  readonly token: string;
  readonly symbols: string;
  /** Up to the interval, so that they do not all come at once. */
  readonly delayMs: number;
}

async function pushed({ url, token, symbols, delayMs }: Customer, signal: AbortSignal) {
  await pause(delayMs, null, { signal });
  const every = String(everyMs / 1000);
  const asked = new URLSearchParams({ symbols, every });
  const response = await fetch(`${url}/v2/quotes/stream?${asked.toString()}`, {
    headers: { token },
    signal,
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    throw new Error(`No stream: ${await response.text()}`);
  }
  for await (const part of response.body ?? []) void part;
}

async function polled({ url, token, symbols, delayMs }: Customer, signal: AbortSignal) {
  await pause(delayMs, null, { signal });
  const asked = new URLSearchParams({ symbols });
  while (!signal.aborted) {
    const begun = performance.now();
    const response = await fetch(`${url}/v2/quotes?${asked.toString()}`, {
      headers: { token },
      signal,
    });
    if (!(await response.text()).includes('"msg":"ok"')) throw new Error('A poll was refused.');
    await pause(Math.max(0, everyMs - (performance.now() - begun)), null, { signal });
  }
}

export default async function push(): Promise<readonly Row[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase('push');
  const env = { DATABASE_URL: databaseUrl, MARKET_FEED: 'simulated', PORT: '3000' };
  const corro = await Side.start(corroModule, customers, { env });
  const client = new Client(databaseUrl);
  await client.connect();
  const url = `${corro.base}/api`;

  async function customerAt(place: number, symbols: string): Promise<Customer> {
    const body = JSON.stringify({ user: phoneOf(place + 1), password: demoCustomer.password });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/stock/user/login`, { method: 'POST', body, headers });
    const { data } = (await response.json()) as { data: { token: string } };
    return { url, token: data.token, symbols, delayMs: (place / customers) * everyMs };
  }

  async function transactions(): Promise<number> {
    const { rows } = await client.query(
      'select xact_commit as count from pg_stat_database where datname = current_database()',
    );
    return Number(Object(rows[0]).count);
  }

  async function costOf(all: readonly Customer[], listen: typeof pushed): Promise<Cost> {
    const over = new AbortController();
    const work = all.map((one) => listen(one, over.signal));
    await Promise.race([pause(settleMs), ...work]);
    const before = { cpu: await corro.cpu(), transactions: await transactions() };
    await Promise.race([pause(windowMs), ...work]);
    const after = { cpu: await corro.cpu(), transactions: await transactions() };
    over.abort();
    const ended = await Promise.allSettled(work);
    for (const one of ended) {
      if (one.status === 'rejected' && Object(one.reason).name !== 'AbortError') throw one.reason;
    }
    const minutes = windowMs / 60_000;
    return {
      cpuMs: (after.cpu - before.cpu) / 1000 / minutes,
      transactions: (after.transactions - before.transactions) / minutes,
    };
  }

  try {
    await fill(client, customers, Date.now());
    const probe = await customerAt(0, '');
    const listed = await fetch(`${url}/v2/stock/list?limit=${shares}`, {
      headers: { token: probe.token },
    });
    const { data } = (await listed.json()) as { data: { rows: { stock: string }[] } };
    const symbols = data.rows.map(({ stock }) => stock).join(',');
    const all: Customer[] = [];
    for (let place = 0; place < customers; place += 1) all.push(await customerAt(place, symbols));
    const found = { pushed: [] as Cost[], polled: [] as Cost[] };
    for (let run = 0; run < runs; run += 1) {
      found.pushed.push(await costOf(all, pushed));
      found.polled.push(await costOf(all, polled));
    }
    const of = (way: keyof typeof found, what: keyof Cost) =>
      median(found[way].map((one) => one[what]));
    return [
      compare(
        'CPU of a minute, ms, pushed / polled',
        of('pushed', 'cpuMs'),
        of('polled', 'cpuMs'),
        1,
      ),
      compare(
        'transactions of a minute, pushed / polled',
        of('pushed', 'transactions'),
        of('polled', 'transactions'),
        1,
      ),
    ];
  } finally {
    await client.end();
    await corro.stop();
    await postgres.stop();
  }
}
