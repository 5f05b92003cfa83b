import { auditLedger } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from './customer.ts';
import { newDatabase } from './shared.ts';
import { startSandbox, type SandboxProcess } from './process.ts';
import { soundLedger } from './soundLedger.ts';

// A customer has a backlog of due jobs; three processes share a Postgres.

const jobs = Number(process.env['CORRO_DUE'] ?? 200);

const balancePath = '/stock/success/v2/balance';

let databaseUrl: string;
let sandboxes: SandboxProcess[] = [];

beforeAll(async () => {
  databaseUrl = await newDatabase('backlog');
  sandboxes = await Promise.all([1, 2, 3].map(() => startSandbox({ databaseUrl })));
});
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.kill9()));
});

/** Adds due recharges of 5,000 dollars each. */
async function fallBehind(phone: string, count: number): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  const numbered = `from customers, generate_series(1, $2) as n where phone = $1`;
  const at = `(extract(epoch from clock_timestamp()) * 1000)::bigint - 3600000 + n`;
  await client.query(
    `insert into recharges (customer_id, order_number, amount, status, client_key, created_at)
     select customer_id, 'R' || n, 500000, 1, null, ${at} ${numbered}`,
    [phone, count],
  );
  await client.query(
    `insert into due_work (customer_id, kind, subject, due_at)
     select customer_id, 'recharge-settle', 'R' || n, ${at} ${numbered}`,
    [phone, count],
  );
  await client.end();
}

async function timed(sandbox: SandboxProcess, token: string) {
  const start = performance.now();
  const { data } = await sandbox.get(balancePath, token);
  const { balance } = data as { balance: string };
  return { ms: performance.now() - start, balance: Number(balance) };
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

test(`${jobs} due jobs run once each, while calls are answered`, async () => {
  const phone = '5560000001';
  const token = await newCustomer(sandboxes[0]!, phone);
  const usual: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    usual.push((await timed(sandboxes[turn % 3]!, token)).ms);
  }
  await fallBehind(phone, jobs);

  const began = performance.now();
  const end = 25_000 + jobs * 5000;
  const waits: number[] = [];
  const seen: number[] = [];
  async function watch(sandbox: SandboxProcess): Promise<void> {
    for (;;) {
      const { ms, balance } = await timed(sandbox, token);
      waits.push(ms);
      seen.push(balance);
      if (balance === end) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const [first] = await Promise.all([timed(sandboxes[0]!, token), ...sandboxes.map(watch)]);
  process.stdout.write(
    `${jobs} due: usually ${middle(usual).toFixed(1)} ms, the first call ${first.ms.toFixed(0)} ms, ` +
      `others ${middle(waits).toFixed(1)} ms and at most ${Math.max(...waits).toFixed(0)} ms; ` +
      `all done in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  );
  // Calls are fast, because a call runs at most five due jobs.
  expect(Math.max(...waits)).toBeLessThan(5000);
  // Each balance contains whole recharges only.
  for (const balance of seen) expect((balance - 25_000) % 5000).toBe(0);
  expect(Math.max(...seen)).toBe(end);
});

test('the ledger of the backlog is sound', async () => {
  await expect(auditLedger({ dataDir: '', databaseUrl })).resolves.toMatchObject({
    recharges: jobs,
    ...soundLedger,
  });
});
