import { join } from 'node:path';
import { Kysely, PGliteDialect, type Transaction } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { lockFolder, type FolderLock } from './folderLock.ts';
import { inMemory } from './inMemory.ts';
import { migrate, requireMigrations } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { conflictStates, retryOn } from './retry.ts';
import type { Database } from './schema.ts';

/** A running transaction, or the database itself. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** The open database. */
export interface Store {
  db: Db;
  /** The whole work once more when the engine reports a conflict; nothing of a failed run is kept. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** What whoever starts the sandbox should know of this database. */
  report: readonly string[];
  close(): Promise<void>;
}

/** Where the database is: a Postgres by URL, else a folder, else (`memory://`) nowhere. */
export interface StoreSettings {
  dataDir: string;
  databaseUrl: string | null;
}

/** What becomes of tables that are behind: brought up to date, or a reason not to open. */
export type Tables = 'migrate' | 'require';

/**
 * Opens the database and brings its tables up to date, or only requires that they are.
 *
 * @throws FolderInUse when another process has the data folder open
 * @throws MigrationsMissing when the tables are behind and may not be changed
 */
export async function openStore(
  settings: StoreSettings,
  tables: Tables = 'migrate',
): Promise<Store> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    const db = new Kysely<Database>({ dialect: postgresDialect(databaseUrl) });
    return ready(db, tables, null, ['Database: Postgres, by DATABASE_URL.']);
  }
  const lock = dataDir === inMemory ? null : lockFolder(dataDir);
  try {
    const pglite = await openEmbedded(dataDir === inMemory ? inMemory : join(dataDir, 'postgres'));
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    return await ready(db, tables, lock, embeddedReport(dataDir));
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function ready(
  db: Db,
  tables: Tables,
  lock: FolderLock | null,
  report: readonly string[],
): Promise<Store> {
  async function close(): Promise<void> {
    await db.destroy();
    lock?.release();
  }
  try {
    await (tables === 'migrate' ? migrate(db) : requireMigrations(db));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    report,
    transaction: (work) => retryOn(conflictStates, () => db.transaction().execute(work)),
    close,
  };
}

function embeddedReport(dataDir: string): readonly string[] {
  if (dataDir === inMemory)
    return ['Database: embedded Postgres in memory; it ends with the process.'];
  return [
    `Database: embedded Postgres in ${dataDir}, for one process at a time.`,
    'It survives a crash of this process, but does not promise to survive a power cut: it runs without fsync.',
    'For more than one process, or for data that must last, set DATABASE_URL to a Postgres.',
  ];
}
