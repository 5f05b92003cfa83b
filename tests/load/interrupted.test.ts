import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shares, suitable, waysOfSpending, type Spending } from './spending/index.ts';
import { newCustomer } from './customer.ts';
import { startPostgres, type RealPostgres } from './postgres.ts';
import { timeAt, startSandbox, type ProcessSettings } from './process.ts';

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
async function interrupt(spending: Spending, where: ProcessSettings, key: string) {
  const file = join(folder, randomUUID());
  const settings = { ...where, timeAhead: timeAt(suitable) };
  const first = await startSandbox({ ...settings, dieBeforeAnswer: { key, file } });
  const token = await newCustomer(first, '5540000001');
  const [order] = await spending.onlyOne(first, token);
  const unanswered = first.post(spending.path, order!, token, key);
  await expect(unanswered).rejects.toThrow('fetch failed');
  await first.ended;

  const second = await startSandbox(settings);
  const again = await second.post(spending.path, order!, token, key);
  const orders = await spending.carriedOut(second, token);
  await second.kill9();
  const keys = orders.map((one) => one.client_key);
  return { lost: await readFile(file, 'utf8'), again, keys };
}

const everywhere = [
  ...waysOfSpending.map((spending) => ({ spending, kind: 'Postgres' })),
  { spending: shares, kind: 'the embedded database' },
];

test.each(everywhere)(
  '$spending.name on $kind: the repeat gets the answer that was lost',
  async ({ spending, kind }) => {
    const where: ProcessSettings =
      kind === 'Postgres'
        ? { databaseUrl: await postgres.newDatabase(`interrupted ${spending.name}`) }
        : { dataDir: join(folder, 'data') };
    const key = randomUUID();
    const { lost, again, keys } = await interrupt(spending, where, key);
    expect(again.msg).toBe('ok');
    expect(again.text).toBe(lost);
    expect(keys).toEqual([key]);
  },
);
