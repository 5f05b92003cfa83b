import { randomUUID } from 'node:crypto';
import { auditLedger } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOrders, newCustomer, purchase, shareBetween, type Share } from './customer.ts';
import { startPostgres, type RealPostgres } from './postgres.ts';
import { startSandbox, type Reply, type SandboxProcess } from './process.ts';

// Several processes side by side on one real Postgres, started together on an empty database.

let postgres: RealPostgres;
let databaseUrl: string;
let sandboxes: SandboxProcess[] = [];
let token: string;
let share: Share;
let phone = 5_530_000_000;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase('race');
  sandboxes = await Promise.all([1, 2, 3].map(() => startSandbox({ databaseUrl })));
});
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.kill9()));
  await postgres.stop();
});

function at(turn: number): SandboxProcess {
  return sandboxes[turn % sandboxes.length]!;
}

async function newcomer(): Promise<void> {
  phone += 1;
  token = await newCustomer(at(0), String(phone));
  // 100 of it fit into 25,000.00 once and not twice.
  share = await shareBetween(at(0), token, 130, 240);
}

/** As many purchases of 100 at once, in turn to each process. */
function buys(times: number, key: () => string): Promise<Reply[]> {
  return Promise.all(
    Array.from({ length: times }, (_, turn) =>
      at(turn).post('/stock/success/deal/buy', purchase(share, 100), token, key()),
    ),
  );
}

function tally(replies: Reply[]): Record<string, number> {
  const kinds = replies.map(({ msg, data }) => (msg === 'ok' ? 'ok' : String(data)));
  return Object.fromEntries(
    [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  );
}

test('of 200 buys at once with money for one, one wins and 199 lack the funds', async () => {
  await newcomer();
  expect(tally(await buys(200, randomUUID))).toEqual({ ok: 1, 'insufficient-funds': 199 });
  await expect(allOrders(at(1), token)).resolves.toHaveLength(1);
});

test('50 calls with one key make one order and 50 identical answers', async () => {
  await newcomer();
  const key = randomUUID();
  const replies = await buys(50, () => key);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(tally(replies)).toEqual({ ok: 50 });
  const orders = await allOrders(at(2), token);
  expect(orders.map((one) => one.client_key)).toEqual([key]);
});

test('of 50 sales of one lot at once, one is carried out', async () => {
  await newcomer();
  const [bought] = await buys(1, randomUUID);
  const { no, price } = bought!.data as { no: string; price: string };
  const sales = Array.from({ length: 50 }, (_, turn) => {
    const body = { no, price, sell_price: price };
    return at(turn).post('/stock/success/deal/sell', body, token, randomUUID());
  });
  expect(tally(await Promise.all(sales))).toEqual({ ok: 1, 'already-sold': 49 });
});

test('of 30 registrations of one phone at once, one is done', async () => {
  const body = { user: '5539999999', password: 'secret-7', code: 'CORRO' };
  const replies = Array.from({ length: 30 }, (_, turn) => at(turn).post('/stock/user/reg', body));
  expect(tally(await Promise.all(replies))).toEqual({ ok: 1, 'phone-taken': 29 });
});

test('the ledger of it all is sound', async () => {
  await expect(auditLedger({ dataDir: '', databaseUrl })).resolves.toMatchObject({
    orders: 4,
    sum: 0n,
    unbalanced: 0,
    drifted: 0,
    orphaned: 0,
    doubled: 0,
  });
});
