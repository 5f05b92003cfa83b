import { createSandbox, type Sandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RealPostgres } from './postgres.ts';
import { call } from './sandboxAt.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let postgres: RealPostgres;
let databaseUrl: string;
let sandbox: Sandbox;
let underWay: string | null = null;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase('trace');
  sandbox = await createSandbox({
    settings: {
      dataDir: 'memory://',
      databaseUrl,
      marketFeed: 'simulated',
      marketDataDir: null,
    },
    clock: Date,
    observer: { trace: () => underWay },
  });
});
afterAll(async () => {
  await sandbox.close();
  await postgres.stop();
});

/** The last statement of each connection of the sandbox. */
async function statements(): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ query: string }>(
    'select query from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ query }) => query);
}

const login = () =>
  call(sandbox, '/stock/user/login', null, { user: '5599887766', password: 'not-this-one' });

test('a statement leads back to the call that it belongs to, where calls are traced', async () => {
  await login();
  expect((await statements()).join('\n')).not.toContain('traceparent');
  underWay = traceparent;
  await login();
  expect((await statements()).join('\n')).toContain(`/*traceparent='${traceparent}'*/ insert into`);
});
