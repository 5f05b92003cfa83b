import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { backfill, lockMs } from './backfill.ts';
import { CallScope, inScope, requireTime } from './callScope.ts';
import type { Trx } from './database.ts';
import { distributeTables, citusRole } from './distribute.ts';
import {
  isRequired,
  migrations as ownMigrations,
  type MigrationStep,
  type Migrations,
} from './migrations/index.ts';
import { conflictStates, retryOn } from './retry.ts';
import { missingOf, SchemaRefused, storedMigrations } from './storedMigrations.ts';
import type { Database } from './__generated__/tables.ts';

// SQLSTATEs of errors that occur while another process creates the same tables.
const concurrentStartStates: ReadonlySet<string> = new Set([
  ...conflictStates,
  '23505', // the row exists in the catalogue or in the list of migrations
  '42P07', // the table exists
  '42710', // the object exists
  'XX000', // "tuple concurrently updated"
]);

/** SQLSTATEs of a conflict, and of a lock that was not available within `lock_timeout`. */
const lockStates: ReadonlySet<string> = new Set([...conflictStates, '55P03']);

/** The tables are outdated, and this process may not migrate them. */
export class MigrationsMissing extends SchemaRefused {
  override name = 'MigrationsMissing';
}

/** A migration took longer than it may. */
export class MigrationTimedOut extends Error {
  override name = 'MigrationTimedOut';
  constructor(migration: string, limitMs: number, options: ErrorOptions) {
    super(
      `The migration ${migration} did not end within ${limitMs / 1000} seconds and was stopped. ` +
        'Only what it had not finished was rolled back, and the version before can go on running. ' +
        'A long transaction may have held it up, such as a report or a back-up: look at pg_stat_activity. ' +
        'Then run npm run migrate again, which goes on where it stopped.',
      options,
    );
  }
}

/** Lists missing migrations in the order they would run. */
export async function missingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  return missingOf(await storedMigrations(db));
}

/** Throws MigrationsMissing when the tables are outdated. */
export async function requireMigrations(db: Kysely<Database>): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length === 0) return;
  throw new MigrationsMissing(
    `The tables of the database are behind this version (${missing.join(', ')}). Run npm run migrate first.`,
    { missing },
  );
}

/**
 * Time limit of each migration in milliseconds. It is long, because indexing a large table takes
 * minutes.
 */
export const migrationMs = 3_600_000;

/** Interval and limit of waiting for another process that migrates. Milliseconds. */
const [checkEveryMs, waitMs] = [250, 600_000];

export interface MigrateOptions {
  /** True if other processes use the database, so that no migration may hold a lock for long. */
  readonly isShared: boolean;
  /** Replaces the migrations in tests. */
  readonly migrations?: Migrations;
  /** Limit of each migration, in milliseconds. */
  readonly limitMs?: number;
}

/**
 * Migrates the tables. One process migrates; others that start meanwhile wait. With Citus the
 * coordinator migrates and distributes the tables in the same transaction.
 *
 * @throws MigrationTimedOut when a migration reaches its limit; MigrationsMissing when another
 * process, or the coordinator of Citus, does not migrate in time
 */
export async function migrate(db: Kysely<Database>, options: MigrateOptions): Promise<void> {
  const { isShared, migrations = ownMigrations, limitMs = migrationMs } = options;
  const role = await citusRole(db);
  const findMissing = async () => missingOf(await storedMigrations(db), migrations);
  const isCoordinator = role === 'coordinator';
  async function run(): Promise<void> {
    if (isCoordinator) await db.transaction().execute(distributeTables);
    for (const name of await findMissing()) {
      const scope = new CallScope(limitMs, [], lockMs);
      const context = { db, isShared, isCoordinator };
      try {
        await inScope(scope, () => runMigration(context, name, migrations[name] ?? []));
      } catch (cause) {
        throw scope.leftMs === 0 ? new MigrationTimedOut(name, limitMs, { cause }) : cause;
      }
    }
  }
  const isCurrent = async () => (await findMissing()).length === 0;
  if (await isCurrent()) return;
  if (role !== 'worker') await createLists(db);
  if (!isShared) return run();
  for (let waited = 0; waited < waitMs; waited += checkEveryMs) {
    if (role !== 'worker' && (await runAlone(db, run))) return;
    await pause(checkEveryMs);
    if (await isCurrent()) return;
  }
  await requireMigrations(db);
}

/**
 * Key of the row that this version locks. It is not `migration_lock`, because version 0.1.0 waits
 * at its start for a lock on that row.
 */
const lockRow = 'beside-calls';

/** Creates the lists of migrations, with the columns that version 0.1.0 reads. */
async function createLists(db: Kysely<Database>): Promise<void> {
  const columns = 'name varchar(255) primary key, timestamp varchar(255) not null';
  const statements = [
    `create table if not exists kysely_migration (${columns})`,
    `create table if not exists kysely_migration_additive (${columns})`,
    `create table if not exists kysely_migration_lock (
      id varchar(255) primary key, is_locked integer not null default 0)`,
    `insert into kysely_migration_lock (id) values ('${lockRow}') on conflict do nothing`,
  ];
  for (const statement of statements) {
    await retryOn(concurrentStartStates, () => sql.raw(statement).execute(db));
  }
}

/**
 * Runs the work while no other process runs it; returns false if another one does. The lock is a
 * row, because not every Postgres-compatible engine has advisory locks. A locked row is skipped and
 * not awaited, because creating an index waits for the transactions that wait for the row.
 */
function runAlone(db: Kysely<Database>, work: () => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    // The statement has no parameters, because they would keep its snapshot open, and the creation
    // of an index waits for open snapshots.
    const { rows } = await sql
      .raw(`select id from kysely_migration_lock where id = '${lockRow}' for update skip locked`)
      .execute(trx);
    if (rows.length > 0) await work();
    return rows.length > 0;
  });
}

interface MigrationContext {
  readonly db: Kysely<Database>;
  readonly isShared: boolean;
  readonly isCoordinator: boolean;
}

/**
 * Runs a required migration in one transaction. Runs an additive one step by step, because each of
 * its steps takes only short locks and can be repeated.
 */
async function runMigration(
  context: MigrationContext,
  name: string,
  steps: readonly MigrationStep[],
): Promise<void> {
  if (!isRequired(name)) {
    for (const step of steps) await runStep(context, step);
    return addToList(context.db, name);
  }
  await transact(context, async (trx) => {
    for (const step of steps) {
      if (typeof step !== 'string') throw new TypeError(`${name} may not have a backfill.`);
      await sql.raw(step).execute(trx);
    }
    await addToList(trx, name);
  });
}

/**
 * Adds a name to the list. Its time is at least the last time in the list, even if the clock was
 * set back, because version 0.1.0 requires that the times rise with the names.
 */
async function addToList(db: Kysely<Database>, name: string): Promise<void> {
  const list = sql.table(isRequired(name) ? 'kysely_migration' : 'kysely_migration_additive');
  await sql`
    insert into ${list} (name, timestamp)
    select ${name}, greatest(max(timestamp), ${new Date().toISOString()}) from ${list}
    on conflict do nothing`.execute(db);
}

const concurrently = /^create (?:unique )?index concurrently if not exists (\w+)/;

async function runStep(context: MigrationContext, step: MigrationStep): Promise<void> {
  if (typeof step !== 'string') return backfill(context.db, step);
  const index = concurrently.exec(step)?.[1];
  if (index !== undefined && context.isShared) return createIndex(context.db, step, index);
  await transact(context, (trx) => sql.raw(step.replace(' concurrently', '')).execute(trx));
}

/** Runs a transaction. If it waits for a lock for more than `lockMs`, runs it again. */
async function transact(
  { db, isCoordinator }: MigrationContext,
  work: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const run = () =>
    db.transaction().execute(async (trx) => {
      requireTime();
      await work(trx);
      if (isCoordinator) await distributeTables(trx);
    });
  await retryOn(lockStates, run, { attempts: Infinity });
}

/**
 * Creates an index while the server keeps answering calls. First drops the invalid index that an
 * interrupted creation has left.
 */
async function createIndex(db: Kysely<Database>, statement: string, index: string): Promise<void> {
  const create = () => sql.raw(statement).execute(db);
  await retryOn(lockStates, async () => {
    await create();
    const { rows } = await sql`
      select 1 from pg_catalog.pg_index
      where indexrelid = to_regclass(${index}) and not indisvalid`.execute(db);
    if (rows.length === 0) return;
    await sql`drop index concurrently if exists ${sql.ref(index)}`.execute(db);
    await create();
  });
}
