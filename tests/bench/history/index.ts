import { createSandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { startPostgres } from '../../load/postgres.ts';
import { compare, median, type Row } from '../shared/rows.ts';
import { addRows } from './rows.ts';

/** Number of rows in most lists of the two customers (see rows.ts). */
const [many, few] = [Number(process.env['BENCH_ROWS'] ?? 10_000), 100];
const rounds = Number(process.env['BENCH_CALLS'] ?? 41);
/**
 * Pages to measure. `part` is the position of the page in the list, from 0 (start) to 1 (end).
 * `limit` is the maximum time, as a multiple of the time of the customer with few rows.
 */
const pages = {
  first: { part: 0, limit: 2 },
  middle: { part: 0.5, limit: 4 },
  last: { part: 1, limit: 8 },
};
/**
 * Limit for statements, as a multiple like those above. It is as high as that of the last page,
 * because a statement sums all movements.
 */
const statementsLimit = 8;

const own = '/stock/success';
const paged =
  (path: string, query = '') =>
  (page: number) => ({ path: `${own}${path}?page=${page}&limit=10${query}` });
const orders = (filter: object) => (page: number) => ({
  path: `${own}/deal/list`,
  body: { page, limit: 10, ...filter },
});

const lists = {
  bill: paged('/v2/bill'),
  'bill, income': paged('/v2/bill', '&type=income'),
  'bill, expense': paged('/v2/bill', '&type=expense'),
  orders: orders({ mold: 'stock' }),
  'orders, failed': orders({ mold: 'stock', status: 2 }),
  'orders of a share': orders({ mold: 'stock', tag: 'CEIBA' }),
  'block trades': orders({ mold: 'bulk', status: 0 }),
  holdings: paged('/v2/transaction', '&type=stock'),
  recharges: paged('/property/list'),
  'recharges, failed': paged('/property/list', '&status=3'),
  withdrawals: paged('/property/withdraw'),
  'withdrawals, failed': paged('/property/withdraw', '&status=b'),
  statements: paged('/v2/statement/list'),
} as const;

const settings = {
  dataDir: 'memory://',
  marketFeed: 'simulated',
  marketDataDir: null,
  callPoints: 0,
} as const;

interface Listed {
  rows: unknown[];
  count: number;
}

/** Measures the response times of list pages for a customer with 10,000 rows and one with 100, on a Postgres. */
export default async function history(): Promise<readonly Row[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase('history');
  const sandbox = await createSandbox({ settings: { ...settings, databaseUrl }, clock: Date });
  const client = new Client(databaseUrl);
  await client.connect();
  let token = '';
  async function call<Data>({ path, body }: { path: string; body?: object }): Promise<Data> {
    const headers = { 'content-type': 'application/json', token };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await sandbox.fetch(
      new Request(`http://sandbox/api${path}`, { ...init, headers }),
    );
    const answer = (await response.json()) as { msg: string; data: Data };
    if (answer.msg !== 'ok') throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  }
  async function customerWith(user: string, count: number): Promise<string> {
    const password = 'secret-7';
    await call({ path: '/stock/user/reg', body: { user, password, code: 'CORRO' } });
    const { rows } = await client.query('select customer_id from phones where phone = $1', [user]);
    await addRows(client, String(Object(rows[0]).customer_id), count, Date.now());
    return (await call<{ token: string }>({ path: '/stock/user/login', body: { user, password } }))
      .token;
  }
  try {
    const tokens = {
      many: await customerWith('5561000001', many),
      few: await customerWith('5561000002', few),
    };
    await client.query('vacuum analyze');
    const rows: Row[] = [];
    for (const [name, list] of Object.entries(lists)) {
      const lastPage = { many: 1, few: 1 };
      for (const who of ['many', 'few'] as const) {
        token = tokens[who];
        const { count } = await call<Listed>(list(1));
        lastPage[who] = Math.max(1, Math.ceil(count / 10));
      }
      for (const [where, { part, limit }] of Object.entries(pages)) {
        if (name === 'statements' && part > 0) continue;
        const taken = { many: [] as number[], few: [] as number[] };
        for (let round = 0; round < rounds; round += 1) {
          for (const who of ['many', 'few'] as const) {
            token = tokens[who];
            const page = 1 + Math.round((lastPage[who] - 1) * part);
            const start = performance.now();
            await call(list(page));
            taken[who].push(performance.now() - start);
          }
        }
        const [ours, theirs] = [median(taken.many), median(taken.few)];
        const times = name === 'statements' ? statementsLimit : limit;
        rows.push(compare(`${name}, ${where} page, ms`, ours, theirs, times));
      }
    }
    return rows;
  } finally {
    await client.end();
    await sandbox.close();
    await postgres.stop();
  }
}
