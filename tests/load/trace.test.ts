import { createSandbox, type Sandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './shared.ts';
import { call } from './sandboxAt.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let client: Client;
let sandbox: Sandbox;
let underWay: string | null = null;

beforeAll(async () => {
  const databaseUrl = await newDatabase('trace');
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
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await noteStatements();
});
afterAll(async () => {
  await client.end();
  await sandbox.close();
});

/** Makes the database note each statement that inserts into the table of attempts. */
async function noteStatements(): Promise<void> {
  await client.query(`
    create table noted (statement text);
    create function note() returns trigger language plpgsql as $$
      begin insert into noted values (current_query()); return null; end $$;
    create trigger note after insert on attempts for each statement execute function note();
  `);
}

/** The statements noted since this was last asked. */
async function noted(): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    'delete from noted returning statement',
  );
  return rows.map(({ statement }) => statement);
}

const login = () =>
  call(sandbox, '/stock/user/login', null, { user: '5599887766', password: 'not-this-one' });

test('a statement leads back to the call that it belongs to, where calls are traced', async () => {
  await login();
  const untraced = await noted();
  expect(untraced).not.toHaveLength(0);
  expect(untraced.join('\n')).not.toContain('traceparent');
  underWay = traceparent;
  await login();
  const traced = await noted();
  expect(traced).not.toHaveLength(0);
  for (const statement of traced) {
    expect(statement).toContain(`/*traceparent='${traceparent}'*/ insert into`);
  }
});
