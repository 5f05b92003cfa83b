import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOrders, newCustomer, purchase, shareBetween } from './customer.ts';
import { startPostgres, type RealPostgres } from './postgres.ts';
import { startSandbox, type ProcessSettings } from './process.ts';

let postgres: RealPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'corro-interrupted-'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Stops the server after the commit and before the answer, then asks another one again with the
 * same key. Answers what was lost, what came instead, and the keys of the orders.
 */
async function interrupt(where: ProcessSettings, key: string) {
  const file = join(folder, randomUUID());
  const first = await startSandbox({ ...where, dieBeforeAnswer: file });
  const token = await newCustomer(first, '5540000001');
  const order = purchase(await shareBetween(first, token, 10, 100), 7);
  const unanswered = first.post('/stock/success/deal/buy', order, token, key);
  await expect(unanswered).rejects.toThrow('fetch failed');
  await first.ended;

  const second = await startSandbox(where);
  const again = await second.post('/stock/success/deal/buy', order, token, key);
  const orders = await allOrders(second, token);
  await second.kill9();
  const keys = orders.map((one) => one.client_key);
  return { lost: await readFile(file, 'utf8'), again, keys };
}

test.each(['Postgres', 'the embedded database'])(
  'on %s, the repeat gets the answer that was lost',
  async (kind) => {
    const where: ProcessSettings =
      kind === 'Postgres'
        ? { databaseUrl: await postgres.newDatabase('interrupted') }
        : { dataDir: join(folder, 'data') };
    const key = randomUUID();
    const { lost, again, keys } = await interrupt(where, key);
    expect(again.msg).toBe('ok');
    expect(again.text).toBe(lost);
    expect(keys).toEqual([key]);
  },
);
