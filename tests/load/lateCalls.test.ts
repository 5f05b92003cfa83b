import { createSandbox, openStore, type Sandbox } from '@corro/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './shared.ts';
import { call, newcomerAt } from './sandboxAt.ts';

// Makes calls with time limits of a few milliseconds, so that a limit may be reached while a transaction begins.
const limitsMs = [4, 8, 16, 32, 64];

let databaseUrl: string;
let sandbox: Sandbox;
let hurried: readonly Sandbox[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  databaseUrl = await newDatabase('late_calls');
  const market = { marketFeed: 'simulated', marketDataDir: null } as const;
  const open = (limits: { callMs?: number }) =>
    createSandbox({
      settings: { dataDir: 'memory://', databaseUrl, ...market },
      clock: Date,
      limits,
      onFault: (error) => faults.push(error),
    });
  sandbox = await open({});
  hurried = await Promise.all(limitsMs.map((callMs) => open({ callMs })));
});
afterAll(async () => {
  await Promise.all([sandbox, ...hurried].map((one) => one.close()));
});

test('a call that ends while its transaction begins does not affect the next one', async () => {
  const token = await newcomerAt(sandbox, 5_547_000_000);
  for (const one of hurried) {
    const ask = () => call(one, '/stock/success/loans/add', token, { count: '500' });
    for (let turn = 0; turn < 40; turn += 1) {
      await Promise.allSettled(Array.from({ length: 6 }, ask));
    }
  }
  expect(faults.map(String)).toEqual([]);
});

test('a connection with an open transaction is not reused', async () => {
  const store = await openStore({ dataDir: 'memory://', databaseUrl }, { wall: Date });
  try {
    const leave = store.db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await sql`select 1 / 0`.execute(connection);
    });
    await expect(leave).rejects.toThrow('division by zero');
    const { rows } = await sql`select 1 as one`.execute(store.db);
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await store.close();
  }
});
