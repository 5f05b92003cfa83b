import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse } from './folder/folderLock.ts';
import { MigrationsMissing } from './migrate.ts';
import { inMemory } from './embeddedProtocol.ts';
import { openStore } from './openStore.ts';
import { refuseNewer } from './storedMigrations.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corro-open-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const favourite = {
  customer_id: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
  symbol: 'ACME',
  created_at: 9_007_199_254_740_993n,
};

test('a folder keeps its data, opens in one process at a time, and reports its limits', async () => {
  const first = await openStore({ dataDir, databaseUrl: null });
  expect(first.report.join(' ')).toContain('does not promise to survive a power cut');
  await first.db.insertInto('favourites').values(favourite).execute();
  await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(FolderInUse);
  await first.close();
  const second = await openStore({ dataDir, databaseUrl: null });
  await expect(second.db.selectFrom('favourites').selectAll().execute()).resolves.toEqual([
    favourite,
  ]);
  await second.close();
}, 120_000);

test('an unreachable Postgres is reported with the setting, without the URL', async () => {
  const opening = openStore({ dataDir, databaseUrl: 'postgresql://corro:secret@127.0.0.1:1/none' });
  await expect(opening).rejects.toThrow(/^DATABASE_URL: no connection to the database/);
  await expect(opening).rejects.not.toThrow('secret');
});

test('tables with an additive migration of a newer version are opened, also by a migration', async () => {
  const settings = { dataDir, databaseUrl: null };
  const newer = await openStore(settings);
  await sql`alter table favourites add column note text`.execute(newer.db);
  await sql`insert into kysely_migration_additive values ('9998-notes', 'then')`.execute(newer.db);
  await newer.close();
  for (const tables of ['require', 'migrate'] as const) {
    const store = await openStore(settings, { tables });
    expect(store.report.join(' ')).toContain('(9998-notes). This version can use them.');
    await store.db
      .insertInto('favourites')
      .values({ ...favourite, symbol: tables })
      .execute();
    await store.close();
  }
}, 120_000);

test('tables after a change that only a newer version can use are refused', async () => {
  const settings = { dataDir: inMemory, databaseUrl: null };
  const store = await openStore(settings);
  await sql`insert into kysely_migration values ('9999-contract-names', 'then')`.execute(store.db);
  const refusal = await refuseNewer(store.db).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    name: 'DatabaseNewer',
    details: {
      needs: expect.stringMatching(/^\d{4}-/),
      missing: [],
      unknown: ['9999-contract-names'],
    },
  });
  await store.close();
});

test('opens existing tables, or names the command that creates them', async () => {
  const settings = { dataDir, databaseUrl: null };
  await (await openStore(settings)).close();
  const store = await openStore(settings, { tables: 'require' });
  // Without this list all migrations seem to be missing.
  await sql`delete from kysely_migration`.execute(store.db);
  await store.close();
  const opening = openStore(settings, { tables: 'require' });
  await expect(opening).rejects.toThrow(MigrationsMissing);
  await expect(opening).rejects.toThrow(/\(0001-first-trade, .*Run npm run migrate first\.$/);
}, 120_000);
