import { randomUUID } from 'node:crypto';
import { auditLedger } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, purchase, shareBetween } from './customer.ts';
import { startPooler, type Pooler } from './pooler.ts';
import { newDatabase } from './shared.ts';
import { startSandbox, type SandboxProcess } from './process.ts';
import { suitable } from './spending.ts';
import { soundLedger } from './soundLedger.ts';

// Two processes use a Postgres through PgBouncer in transaction mode. PgBouncer has fewer
// connections to Postgres than the two processes have to PgBouncer.

const behind = 4;

let pooler: Pooler;
let databaseUrl: string;
let sandboxes: SandboxProcess[] = [];

beforeAll(async () => {
  const direct = await newDatabase('pooled');
  pooler = await startPooler(direct, behind);
  databaseUrl = pooler.through(direct);
  const settings = { databaseUrl, time: suitable };
  sandboxes = await Promise.all([startSandbox(settings), startSandbox(settings)]);
});
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.kill9()));
  await pooler.stop();
});

test('tables are created and orders executed once through the pooler', async () => {
  const [one, other] = [sandboxes[0]!, sandboxes[1]!];
  const tokens = await Promise.all(
    [1, 2, 3, 4].map((number) => newCustomer(one, String(5_570_000_000 + number))),
  );
  const share = purchase(await shareBetween(one, tokens[0]!, 130, 240), 100);
  const buy = (turn: number, token: string, key: string) =>
    (turn % 2 === 0 ? one : other).post('/stock/success/deal/buy', share, token, key);

  for (const token of tokens) {
    const [key, ...keys] = Array.from({ length: 6 }, () => randomUUID());
    const replies = await Promise.all([
      ...keys.map((each, turn) => buy(turn, token, each)),
      ...[1, 2, 3].map((turn) => buy(turn, token, key!)),
    ]);
    const executed = new Set(
      replies.flatMap(({ msg, data }) => (msg === 'ok' ? [Object(data).no] : [])),
    );
    expect(executed.size).toBe(1);
    const { data } = await other.get('/stock/success/v2/user/info', token);
    expect(Object(data).money).not.toBe('25000.00');
  }
  await expect(auditLedger({ dataDir: '', databaseUrl })).resolves.toMatchObject({
    orders: 4,
    ...soundLedger,
  });
});

test('statements that are planned once are answered through a pooler that does not keep plans', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      newCustomer(sandboxes[at % 2]!, String(5_571_000_000 + at)),
    ),
  );
  const balances = tokens.flatMap((token) =>
    Array.from({ length: 10 }, (_, at) =>
      sandboxes[at % 2]!.get('/stock/success/v2/balance', token),
    ),
  );
  const answers = await Promise.all(balances);
  expect(new Set(answers.map(({ data }) => Object(data).balance))).toEqual(new Set(['25000.00']));
});

test('the limits of a transaction do not leak to the next one', async () => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const seen = new Set<unknown>();
  for (let turn = 0; turn < 5 * behind; turn += 1) {
    const { rows } = await client.query('show statement_timeout');
    seen.add(Object(rows[0]).statement_timeout);
  }
  await client.end();
  expect([...seen]).toEqual(['0']);
});
