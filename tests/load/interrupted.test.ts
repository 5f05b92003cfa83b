import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shares, suitable, waysOfSpending, type Spending } from './spending/index.ts';
import { newCustomer } from './customer.ts';
import { startSandbox, timeAt, type ProcessSettings, type SandboxProcess } from './process.ts';
import { newDatabase } from './shared.ts';

// A server that dies after the commit and before the answer; the next one is asked again with the same key.

const kinds: readonly {
  kind: string;
  spendings: readonly Spending[];
  data: (folder: string) => Promise<ProcessSettings>;
}[] = [
  {
    kind: 'Postgres',
    spendings: waysOfSpending,
    data: async () => ({ databaseUrl: await newDatabase('interrupted') }),
  },
  {
    kind: 'the embedded database',
    spendings: [shares],
    data: async (folder) => ({ dataDir: join(folder, 'data') }),
  },
];

describe.each(kinds)('on $kind', ({ spendings, data }) => {
  let folder: string;
  let server: SandboxProcess;
  let start: () => Promise<SandboxProcess>;
  let phone = 5_540_000_000;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corro-interrupted-'));
    const settings = { ...(await data(folder)), timeAhead: timeAt(suitable) };
    start = () => startSandbox(settings);
    server = await start();
  });
  afterAll(async () => {
    await server.kill9();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(spendings)('$name: the repeat gets the answer that was lost', async (spending) => {
    phone += 1;
    const token = await newCustomer(server, String(phone));
    const [order] = await spending.onlyOne(server, token);
    const [key, file] = [randomUUID(), join(folder, randomUUID())];
    await server.postAndDie(spending.path, order!, { token, key, file });

    server = await start();
    const again = await server.post(spending.path, order!, token, key);
    expect(again.msg).toBe('ok');
    expect(again.text).toBe(await readFile(file, 'utf8'));
    const orders = await spending.carriedOut(server, token);
    expect(orders.map((one) => one.client_key)).toEqual([key]);
  });
});
