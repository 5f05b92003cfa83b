import { demoCustomer } from '@corro/sandbox';
import { startPostgres } from '../../load/postgres.ts';
import { atLeast, compare, median, type Row } from '../shared/rows.ts';
import { corroModule, Side } from '../shared/serverSide.ts';

const callers = 16;
const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const calls = Number(process.env['BENCH_CALLS'] ?? 2000);

/** Calls with limits as multiples of the bare server's CPU time. */
const requests = [
  { name: 'price', path: '/api/v2/yahoo?symbol=SYMBOL', limit: 4 },
  { name: 'list of ten', path: '/api/v2/stock/list?limit=10', limit: 4 },
  { name: 'day of minutes', path: '/api/v2/yahoo?symbol=SYMBOL&interval=1m&range=1d', limit: 1 },
  {
    name: 'day of minutes, joined',
    path: '/api/v2/yahoo?symbol=SYMBOL&interval=1m&range=1d&points=120',
    limit: 2,
  },
] as const;

/**
 * Calls that apps repeat every few seconds, and the minimum number of these calls that the server
 * must answer in a second.
 */
const repeated = [
  '/api/stock/success/v2/balance',
  '/api/stock/success/v2/user/info',
  '/api/stock/success/v2/portfolio',
];
const leastRate = 4000;

interface Listed {
  data: { rows: { stock: string }[] };
}

async function logIn(corro: string): Promise<string> {
  const { phone: user, password } = demoCustomer;
  const response = await fetch(`${corro}/api/stock/user/login`, {
    method: 'POST',
    body: JSON.stringify({ user, password }),
    headers: { 'content-type': 'application/json' },
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/**
 * Measures two things on a Postgres: the CPU time of calls over 16 connections, compared with a bare server that
 * stringifies the same answers; and the number of calls a second for the figures of a customer with a year of history.
 */
export default async function http(): Promise<readonly Row[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase('http');
  const env = {
    DATABASE_URL: databaseUrl,
    MARKET_FEED: 'simulated',
    DEMO_HISTORY: 'year',
    PORT: '3000',
  };
  const corro = await Side.start(corroModule, callers, { env });
  let bare: Side | null = null;
  try {
    const headers = { token: await logIn(corro.base) };
    const listed = await corro.call('/api/v2/stock/list?limit=1', headers);
    const symbol = (JSON.parse(listed.toString()) as Listed).data.rows[0]?.stock ?? '';
    const paths = requests.map(({ path }) => path.replace('SYMBOL', symbol));
    const answers: Record<string, unknown> = {};
    for (const path of paths) {
      answers[path] = JSON.parse((await corro.call(path, headers)).toString());
    }
    bare = await Side.start(new URL('bare.ts', import.meta.url), callers, { message: answers });
    // Calls each path before the measurement, so that V8's compiler has optimised the code.
    for (const side of [corro, bare]) {
      for (const path of [...paths, ...paths]) await side.cpuOf(calls, path, headers);
    }
    const rows: Row[] = [];
    for (const [index, { name, limit }] of requests.entries()) {
      const path = paths[index] ?? '';
      const taken = { corro: [] as number[], bare: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        taken.corro.push(await corro.cpuOf(calls, path, headers));
        taken.bare.push(await bare.cpuOf(calls, path, headers));
      }
      const [ours, theirs] = [median(taken.corro), median(taken.bare)];
      rows.push(compare(`${name}, µs of CPU`, ours, theirs, limit));
    }
    for (const path of repeated) {
      await corro.rateOf(calls, path, headers);
      const rates: number[] = [];
      for (let run = 0; run < runs; run += 1) rates.push(await corro.rateOf(calls, path, headers));
      rows.push(atLeast(`${path}, calls a second`, median(rates), leastRate));
    }
    return rows;
  } finally {
    await bare?.stop();
    await corro.stop();
    await postgres.stop();
  }
}
