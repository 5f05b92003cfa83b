import { setTimeout as pause } from 'node:timers/promises';
import { openStore, prepareDatabase } from '@corro/sandbox';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newDatabase } from './shared.ts';

// Several processes migrate a database at the same time.

const prepare = (databaseUrl: string) =>
  prepareDatabase({ dataDir: 'memory://', databaseUrl }, Date);

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

async function waiting(client: Client): Promise<number> {
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}

test('while a process migrates, the others wait and then do nothing', async () => {
  const databaseUrl = await newDatabase('in turn');
  await prepare(databaseUrl);
  const [migrating, watching] = [await connect(databaseUrl), await connect(databaseUrl)];
  await migrating.query('begin');
  await migrating.query('select * from kysely_migration_lock for update');
  await migrating.query('create table being_made (id int primary key)');

  let ready = 0;
  const others = [1, 2, 3].map(async () => {
    await prepare(databaseUrl);
    ready += 1;
  });
  while ((await waiting(watching)) < 3) await pause(20);
  expect(ready).toBe(0);
  await migrating.query('commit');
  await Promise.all(others);
  await Promise.all([migrating.end(), watching.end()]);
});

test('a start reports the durability of a Postgres, and refuses a newer version without a change', async () => {
  const databaseUrl = await newDatabase('of tomorrow');
  const settings = { dataDir: 'memory://', databaseUrl };
  const store = await openStore(settings);
  expect(store.report.join(' ')).toContain('It survives a crash and a power cut');
  await store.close();
  const client = await connect(databaseUrl);
  await client.query("insert into kysely_migration values ('9999-of-tomorrow', 'then')");
  await client.end();
  await expect(openStore(settings)).rejects.toThrow(
    'The database was not used: it was written by a newer version of Corro (9999-of-tomorrow). Nothing in it was changed.',
  );
});
