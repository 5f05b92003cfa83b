import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  migratePostgres,
  migrations,
  type Migrations,
  openStore,
  prepareDatabase,
} from '@corro/sandbox';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newDatabase } from './shared.ts';
import { stubApp } from './stops/served.ts';

// Several processes migrate a database at the same time.

const prepare = (databaseUrl: string) =>
  prepareDatabase({ dataDir: 'memory://', databaseUrl }, Date);

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

test('while a process migrates, the others wait and then do nothing', async () => {
  const databaseUrl = await newDatabase('in turn');
  await prepare(databaseUrl);
  const migrating = await connect(databaseUrl);
  await migrating.query('create table list as select * from kysely_migration_additive');
  await migrating.query('delete from kysely_migration_additive');
  await migrating.query('begin');
  await migrating.query('select * from kysely_migration_lock for update');

  let ready = 0;
  const others = [1, 2, 3].map(async () => {
    await prepare(databaseUrl);
    ready += 1;
  });
  await pause(1500);
  expect(ready).toBe(0);
  await migrating.query('insert into kysely_migration_additive select * from list');
  await migrating.query('commit');
  await Promise.all(others);
  await migrating.end();
});

test('several processes start with an empty database', async () => {
  const databaseUrl = await newDatabase('at once');
  await Promise.all([1, 2, 3].map(() => prepare(databaseUrl)));
  const client = await connect(databaseUrl);
  const { rows } = await client.query(`
    select name from kysely_migration union all select name from kysely_migration_additive
    order by name`);
  expect(rows.map((row) => Object(row).name)).toEqual(Object.keys(migrations));
  await client.end();
});

async function largeTable(name: string, rows: number) {
  const databaseUrl = await newDatabase(name);
  await prepare(databaseUrl);
  const [client, other] = [await connect(databaseUrl), await connect(databaseUrl)];
  await client.query(`create table large as select n as id from generate_series(1, ${rows}) as n`);
  await client.query('alter table large add primary key (id), add column n int');
  await other.query(`set statement_timeout = '10s'`);
  return {
    databaseUrl,
    client,
    other,
    migrate: (more: Migrations, limitMs?: number) =>
      migratePostgres(databaseUrl, {
        migrations: { ...migrations, ...more },
        ...(limitMs === undefined ? {} : { limitMs }),
      }),
    end: () => Promise.all([client.end(), other.end()]),
  };
}

test('a migration that waits for a long report lets calls pass, names itself at its limit, and can go on', async () => {
  const { client, other, migrate, end } = await largeTable('report', 10);
  const first = { '9001-first': ['alter table large add column if not exists first int'] };
  const both = { ...first, '9002-last': ['alter table large add column if not exists last int'] };
  await migrate(first);
  await client.query('begin');
  await client.query('select * from large');
  const stopped = migrate(both, 3000);
  let reads = 0;
  const reading = (async () => {
    for (const until = Date.now() + 2500; Date.now() < until; reads += 1) {
      await other.query('select * from large');
      await pause(10);
    }
  })();
  await expect(stopped).rejects.toThrow(
    /^The migration 9002-last did not end within 3 seconds and was stopped\. .* run npm run migrate again/,
  );
  await reading;
  expect(reads).toBeGreaterThan(1);
  await client.query('commit');
  await migrate(both);
  const { fields } = await client.query('select * from large limit 0');
  expect(fields.map(({ name }) => name)).toEqual(['id', 'n', 'first', 'last']);
  await end();
});

test('an index whose creation was interrupted is created again', async () => {
  const { client, migrate, end } = await largeTable('index', 1000);
  await client.query('create index large_by_n on large (n)');
  await client.query(
    `update pg_index set indisvalid = false where indexrelid = 'large_by_n'::regclass`,
  );
  await migrate({
    '9001-index': ['create index concurrently if not exists large_by_n on large (n)'],
  });
  const { rows } = await client.query(
    `select indisvalid from pg_index where indexrelid = 'large_by_n'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  await end();
});

const inBatches: Migrations = {
  '9001-values': [
    {
      table: 'large',
      key: ['id'],
      statement: 'update large set n = coalesce(n, 0) + 1 where :rows and n is null',
    },
  ],
};

test('a backfill waits for a locked row, lets others lock theirs, and goes on after a kill', async () => {
  const { databaseUrl, client, other, migrate, end } = await largeTable('backfill', 20_000);
  await client.query('begin');
  await client.query('select * from large where id = 9999 for update');
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { migratePostgres, migrations } = await import('@corro/sandbox');
      const more = ${JSON.stringify(inBatches)};
      await migratePostgres('${databaseUrl}', { migrations: { ...migrations, ...more } });`,
    ],
    { cwd: import.meta.dirname, stdio: 'inherit' },
  );
  const done = async () =>
    Number(Object((await other.query('select count(n) from large')).rows[0]).count);
  while ((await done()) === 0) await pause(20);
  for (const id of [9998, 10_000])
    await other.query('select * from large where id = $1 for update', [id]);
  await pause(1000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const partly = await done();
  expect([partly > 0, partly < 9999]).toEqual([true, true]);
  await client.query('commit');
  await migrate(inBatches);
  const { rows } = await client.query('select n, count(*)::int from large group by n');
  expect(rows).toEqual([{ n: 1, count: 20_000 }]);
  await end();
});

test('a backfill finds each batch by a key of two columns, and never reads the whole table', async () => {
  const { client, migrate, end } = await largeTable('two columns', 1);
  // As in a table of millions, the index is about as large as the table.
  await client.query(`create table long as
    select repeat(md5((n % 1000)::text), 4) as customer, n as number, null::int as marked
    from generate_series(1, 20000) as n`);
  await client.query('alter table long add primary key (customer, number)');
  await client.query('vacuum analyze long');
  const wholeReads = async () => {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query(
      `select seq_scan::int from pg_stat_user_tables where relname = 'long'`,
    );
    return Number(Object(rows[0]).seq_scan);
  };
  const before = await wholeReads();
  const statement = 'update long set marked = 1 where :rows and marked is null';
  await migrate({ '9001-marks': [{ table: 'long', key: ['customer', 'number'], statement }] });
  // The connection of the migration publishes its counts when it ends.
  await pause(500);
  expect(await wholeReads()).toBe(before);
  const { rows } = await client.query('select marked, count(*)::int from long group by marked');
  expect(rows).toEqual([{ marked: 1, count: 20_000 }]);
  await end();
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

test.each([
  [
    'a change that only a newer version can use',
    `insert into kysely_migration values ('9999-contract-names', 'then')`,
    { reason: 'DatabaseNewer', missing: [], unknown: ['9999-contract-names'] },
  ],
  [
    'an outdated table',
    `delete from kysely_migration_additive where name = '0032-due-work-by-time'`,
    { reason: 'MigrationsMissing', missing: ['0032-due-work-by-time'], unknown: [] },
  ],
])('%s ends a start with code 1 and one line', async (name, change, line) => {
  const databaseUrl = await newDatabase(name);
  await prepare(databaseUrl);
  const client = await connect(databaseUrl);
  await client.query(change);
  await client.end();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stops/serve.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOG: 'json',
      PORT: '0',
      WEB_FOLDER: await stubApp(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    level: 'fatal',
    event: 'failed',
    needs: Object.keys(migrations).at(-1),
    ...line,
  });
});
