import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from './customer.ts';
import { newDatabase } from './shared.ts';
import { startSandbox, type SandboxProcess } from './process.ts';

// Three processes share a Postgres: one clock is a month ahead, one a month behind, one right.

const monthMs = 31 * 24 * 3_600_000;

let right: SandboxProcess;
let wrong: SandboxProcess[] = [];

beforeAll(async () => {
  const databaseUrl = await newDatabase('wrong clock');
  right = await startSandbox({ databaseUrl });
  wrong = await Promise.all(
    [monthMs, -monthMs].map((clockAhead) => startSandbox({ databaseUrl, clockAhead })),
  );
});
afterAll(async () => {
  await Promise.all([right, ...wrong].map((one) => one.kill9()));
});

test('money and sessions use the time of the database, in every process', async () => {
  const token = await newCustomer(right, '5547000001');
  const asked = await right.post('/stock/success/v2/recharge/add', { count: '5000' }, token);
  expect(asked.msg).toBe('ok');
  await right.post('/stock/success/loans/add', { count: '500' }, token);
  for (const one of [...wrong, right]) {
    // If the server used the clock of its process, which is wrong, the recharge and the loan would
    // be settled and the session would have expired.
    const { msg, data } = await one.get('/stock/success/v2/balance', token);
    expect([msg, data]).toEqual(['ok', { balance: '25000.00' }]);
    const { data: records } = await one.get('/stock/success/property/list', token);
    expect(records).toMatchObject({ rows: [{ status: 1 }] });
  }
  const [ahead, behind] = wrong;
  await ahead!.post('/stock/user/login', { user: '5547000001', password: 'secret-7' });
  expect((await right.get('/stock/success/v2/balance', token)).msg).toBe('ok');

  const times = await Promise.all(
    [right, ahead!, behind!].map(async (one) => {
      await one.post('/stock/success/user_message/send', { message: 'Hola' }, token);
      await pause(5);
      const { data } = await right.get('/stock/success/user_message/list-message?peek=1', token);
      const { rows } = data as { rows: { created_at: string }[] };
      return rows.map((row) => Date.parse(row.created_at));
    }),
  );
  const all = times.flat();
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(60_000);
});
