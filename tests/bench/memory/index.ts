import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoCustomer } from '@corro/sandbox';
import { freePort } from '../../load/postgresServer.ts';
import { atMost, type Row } from '../shared/rows.ts';

/** Number of purchases. After each purchase, the share is sold again. */
const orders = Number(process.env['BENCH_ORDERS'] ?? 5000);
/** Milliseconds of rest before each reading, so that the server collects its garbage. */
const restMs = 20_000;
/** Limits in megabytes, at rest and after the orders. */
const limits = { idle: 480, after: 620 };

const main = join(import.meta.dirname, '../../../apps/server/src/main.ts');

/** Reads the resident memory of a process in megabytes from Linux's `/proc`. */
function residentMb(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}

async function untilHealthy(base: string): Promise<void> {
  const isHealthy = () =>
    fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) await pause(200);
}

async function call<Data>(base: string, path: string, token: string, body?: object): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(token === '' ? {} : { token }),
  };
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${base}/api${path}`, { ...init, headers });
  const answer = (await response.json()) as { msg: string; data: Data };
  if (answer.msg !== 'ok') throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

async function trade(base: string): Promise<void> {
  const { phone: user, password } = demoCustomer;
  const { token } = await call<{ token: string }>(base, '/stock/user/login', '', {
    user,
    password,
  });
  const { rows } = await call<{ rows: { stock: string; prasent: string }[] }>(
    base,
    '/v2/stock/list?limit=100&market=US',
    token,
  );
  const tag = rows.find(({ prasent }) => Number(prasent) < 100)?.stock ?? '';
  for (let order = 0; order < orders; order += 1) {
    const { price } = await call<{ price: string }>(base, `/v2/yahoo?symbol=${tag}`, token);
    const bought = { tag, price, count: 1, mold: 'stock' };
    const { no } = await call<{ no: string }>(base, '/stock/success/deal/buy', token, bought);
    await call(base, '/stock/success/deal/sell', token, { no, price, sell_price: price });
  }
}

/**
 * Measures the memory of a server that runs the program of `npm start`: at rest, and after
 * thousands of orders.
 */
export default async function memory(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'corro-bench-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, MARKET_FEED: 'simulated' };
  const server = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    const base = `http://localhost:${port}`;
    await untilHealthy(base);
    await pause(restMs);
    const idle = residentMb(server.pid);
    await trade(base);
    await pause(restMs);
    const after = residentMb(server.pid);
    return [
      atMost('idle, MB', idle, limits.idle),
      atMost(`after ${orders} orders, MB`, after, limits.after),
    ];
  } finally {
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true });
  }
}
