import { Kysely, PGliteDialect, sql } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import { currentScope } from './callScope.ts';
import type { Db, Store, Trx } from './database.ts';
import { DatabaseClock, type Clock } from './databaseClock.ts';
import { DiskSpace } from './diskSpace.ts';
import { durability, postgresDialect } from './postgres.ts';
import { type MeasuredPool, openPool } from './postgresPool.ts';
import { type Embedded, openEmbedded, type OnStatement } from './embedded.ts';
import { inMemory } from './embeddedProtocol.ts';
import { CallOver, CommitUnknown, ConnectionLost } from './faults.ts';
import { createCluster } from './folder/createCluster.ts';
import { openDataFolder, type DataFolder } from './folder/dataFolder.ts';
import { migrate, migrationMs, requireMigrations, type MigrateOptions } from './migrate.ts';
import { Replica } from './replica.ts';
import { conflictStates, retryOn } from './retry.ts';
import { refuseNewer, storedMigrations } from './storedMigrations.ts';

/**
 * Location of the database: a Postgres (`databaseUrl`), or else a folder or `memory://`
 * (`dataDir`).
 */
export interface StoreSettings {
  dataDir: string;
  databaseUrl: string | null;
  /** Streaming replica of the Postgres, for news and audits of the ledger. */
  replicaUrl?: string | null;
  /**
   * Maximum numbers of connections of a process to Postgres. Default: 8 for reading, 12 for
   * writing, 4 to the replica.
   */
  connections?: Readonly<Connections>;
}

export interface Connections {
  /** Single statements. */
  reading: number;
  /** Transactions. */
  writing: number;
  replica: number;
}

/** Treatment of outdated tables: `migrate` updates them, `require` refuses to open the database. */
export type Tables = 'migrate' | 'require';

export interface StoreOptions {
  tables?: Tables;
  /** The process's own clock. Default: the system's. */
  wall?: Clock;
  /** Replaces the database's time in tests. */
  time?: Clock;
  /** Receives the milliseconds by which the process's clock is ahead (negative: behind). */
  onWrong?: (aheadMs: number) => void;
  /** Receives every statement of the embedded database, including `begin` and `commit`. */
  onStatement?: OnStatement;
  /** Returns the current `traceparent`, which statements carry as a comment. */
  trace?: (() => string | null) | undefined;
  /** Role of the process, which is part of Postgres' `application_name`. Default: `serve`. */
  role?: 'serve' | 'migrate' | 'audit';
}

const defaultConnections: Readonly<Connections> = { reading: 8, writing: 12, replica: 4 };

/**
 * Opens the database and migrates its tables, or requires that they are current.
 *
 * @throws FolderInUse when another process has the data folder open
 * @throws DataFolderRefused when the database in the data folder is missing, damaged or foreign
 * @throws DatabaseNewer when a newer version has changed the tables
 * @throws MigrationsMissing when the tables are outdated and `tables` is `require`
 */
export async function openStore(
  settings: StoreSettings,
  options: StoreOptions = {},
): Promise<Store> {
  const { databaseUrl, dataDir, replicaUrl = null, connections = defaultConnections } = settings;
  if (databaseUrl === null) return openEmbeddedIn(dataDir, options);
  const { trace, role = 'serve' } = options;
  const space = new DiskSpace();
  const pools: MeasuredPool[] = [];
  const open = (url: string, use: keyof Connections) => {
    const pool = openPool(url, { max: connections[use], name: `corro ${role} ${use}`, trace });
    pools.push(pool);
    return new Kysely<Database>({ dialect: postgresDialect(pool), log: space.notice });
  };
  const databases = { db: open(databaseUrl, 'reading'), writing: open(databaseUrl, 'writing') };
  const opened = await openPostgres(databaseUrl, { ...databases, space }, options);
  const store = { ...opened, pools: () => pools.map((pool) => pool.state()) };
  return replicaUrl === null ? store : withReplica(store, open(replicaUrl, 'replica'));
}

async function openPostgres(
  url: string,
  { db, writing, space }: { db: Db; writing: Db; space: DiskSpace },
  { wall = Date, time, onWrong, tables = 'migrate' }: StoreOptions,
): Promise<Store> {
  const clock = new DatabaseClock(() => databaseTime(db), wall, onWrong);
  const close = async () => {
    clock.stop();
    await Promise.all([db.destroy(), writing.destroy()]);
  };
  const store = await ready(tables, {
    db,
    writing,
    clock: time ?? clock,
    space,
    report: ['Database: Postgres, by DATABASE_URL.'],
    migrate: () => migratePostgres(url),
    close,
  });
  try {
    await clock.start();
    const durable = await durability(db);
    return { ...store, report: [...store.report, durable], clockState: () => clock.state() };
  } catch (error) {
    await close();
    throw error;
  }
}

function withReplica(store: Store, copy: Db): Store {
  const replica = new Replica(store.db, copy);
  return {
    ...store,
    report: [
      ...store.report,
      'News and the audit of the ledger are read from a replica, by DATABASE_REPLICA_URL.',
    ],
    readShared: (work) => replica.read(work),
    async close() {
      await replica.close();
      await store.close();
    },
  };
}

async function openEmbeddedIn(
  dataDir: string,
  { wall = Date, time, onStatement, tables = 'migrate' }: StoreOptions,
): Promise<Store> {
  const folder = dataDir === inMemory ? null : await openDataFolder(dataDir);
  try {
    const pglite = await embedded(dataDir, folder, onStatement);
    const space = new DiskSpace();
    const dialect = new PGliteDialect({ pglite });
    const db = new Kysely<Database>({ dialect, log: space.notice });
    const store = await ready(tables, {
      db,
      writing: db,
      clock: time ?? wall,
      space,
      report: embeddedReport(dataDir, folder),
      migrate: () => migrate(db, { isShared: false }),
      close: () => db.destroy(),
    });
    await pglite.reuseTables();
    folder?.markOpen((await storedMigrations(db))?.required ?? []);
    return {
      ...store,
      async close() {
        await db.destroy();
        folder?.markClosed();
        folder?.release();
      },
    };
  } catch (error) {
    folder?.release();
    throw error;
  }
}

async function embedded(
  dataDir: string,
  folder: DataFolder | null,
  onStatement?: OnStatement,
): Promise<Embedded> {
  try {
    if (folder?.isNew === true) await createCluster(folder.database);
    return await openEmbedded(folder?.database ?? inMemory, onStatement);
  } catch (cause) {
    throw new Error(
      `The embedded database in ${dataDir} could not be opened. Is there enough disk space and memory?`,
      { cause },
    );
  }
}

async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ at: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
  return Number(rows[0]?.at);
}

interface Opened extends Pick<Store, 'db' | 'clock' | 'report' | 'close'> {
  writing: Db;
  space: DiskSpace;
  migrate: () => Promise<void>;
}

/**
 * Migrates a Postgres on separate connections, because a statement may take longer than in a call.
 */
export async function migratePostgres(
  url: string,
  options: Partial<MigrateOptions> = {},
): Promise<void> {
  const { limitMs = migrationMs } = options;
  const pool = openPool(url, { max: 2, name: 'corro migrate tables', limitMs });
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  try {
    await migrate(db, { isShared: true, ...options });
  } finally {
    await db.destroy();
  }
}

async function ready(tables: Tables, opened: Opened): Promise<Store> {
  const { writing, space, migrate: migrateTables, ...store } = opened;
  let report: readonly string[];
  try {
    report = [...store.report, ...(await refuseNewer(writing))];
    if (tables === 'require') await requireMigrations(writing);
    else await migrateTables();
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    ...store,
    report,
    readShared: (work) => work(store.db),
    transaction: (work) => retryOn(conflictStates, () => transact(writing, work)),
    clockState: () => null,
    isFull: () => space.isFull(writing),
    pools: () => [],
  };
}

/** Runs a transaction once. It does not commit after its call is over. */
async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const scope = currentScope();
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (trx) => {
      if (scope?.leftMs === 0) throw new CallOver();
      const result = await work(trx);
      scope?.beginCommit();
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (!isCommitting || !(error instanceof ConnectionLost) || !error.wasSent) throw error;
    throw new CommitUnknown('The connection broke during a commit.', { cause: error });
  }
}

function embeddedReport(dataDir: string, folder: DataFolder | null): readonly string[] {
  if (folder === null) return ['Database: embedded Postgres in memory; it ends with the process.'];
  return [
    `Database: embedded Postgres in ${dataDir}, for one process at a time.`,
    ...folder.report,
    'It survives a crash of this process, but does not promise to survive a power cut: it runs without fsync.',
    'For data that must last, and for more than one process, set DATABASE_URL.',
  ];
}
