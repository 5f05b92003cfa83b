import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type MigrationLockOptions,
  type PostgresCursor,
  type PostgresDialectConfig,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, TypeOverrides, types as pgTypes, type PoolClient, type PoolConfig } from 'pg';
import type { Database } from './__generated__/tables.ts';
import { callLimitMs, currentScope } from './callScope.ts';
import { ConnectionLost, DatabaseUnreachable, isConnectionError } from './faults.ts';
import { sqlState } from './retry.ts';

/** How long one waits for a connection. */
const connectMs = 6000;

/** How long a transaction may do nothing: a paused process must not commit long after its call. */
const idleMs = 2000;

/** The server ends what takes too long; if it does not answer at all, the client does, this much later. */
const graceMs = 250;

// Of several processes that migrate at once, the one that holds the row goes on. An advisory lock is
// not known to every engine that speaks the dialect.
class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    db: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(
      db,
    );
  }
  /** The end of the transaction releases it. */
  override async releaseMigrationLock(): Promise<void> {}
}

type PooledConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class LimitedDriver extends PostgresDriver {
  /**
   * Begins with the limits of the call. They are local to the transaction, so that a pooler between may share
   * connections. A limit of a few milliseconds can end the batch after its `begin`: Kysely rolls back only what has
   * begun whole, and the connection would go back to the pool inside a failed transaction.
   */
  override async beginTransaction(connection: PooledConnection): Promise<void> {
    const limits = [
      `statement_timeout = ${leftMs()}`,
      `lock_timeout = ${atLeast1(currentScope()?.waitMs)}`,
      `idle_in_transaction_session_timeout = ${idleMs}`,
    ];
    const begin = ['begin', ...limits.map((limit) => `set local ${limit}`)].join('; ');
    try {
      await connection.executeQuery(CompiledQuery.raw(begin));
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  /** A failure is reported with its first error. */
  override async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createAdapter(): DialectAdapter {
    return new RowLockAdapter();
  }
  override createDriver(): Driver {
    return new LimitedDriver(this.#config);
  }
}

function leftMs(): number {
  return atLeast1(currentScope()?.leftMs);
}

/** Whole milliseconds: 0 would mean that there is no limit. */
function atLeast1(milliseconds = callLimitMs): number {
  return Math.max(1, Math.ceil(milliseconds));
}

// Says which setting, and never the URL itself: it may hold a password.
function sentence(cause: unknown): string {
  const said = cause instanceof Error && cause.message !== '' ? cause.message : sqlState(cause);
  return `DATABASE_URL: no connection to the database (${said ?? 'no reason given'}).`;
}

/** The `traceparent` of the current call, or null. */
type Trace = () => string | null;

/** A statement with the call that it belongs to (sqlcommenter), in front: Postgres shows the first kilobyte of long ones. */
function commented(text: string, traceparent: string | null): string {
  return traceparent === null ? text : `/*traceparent='${traceparent}'*/ ${text}`;
}

/** One connection while it is taken: a statement without an answer gives it up for good. */
class LimitedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #trace: Trace;
  #lost: ConnectionLost | null = null;
  constructor(client: PoolClient, trace: Trace) {
    this.#client = client;
    this.#trace = trace;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used.');
    return this.#run(text, parameters);
  }

  async #run(text: string, values: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== null) throw this.#lost;
    try {
      const limits = { query_timeout: leftMs() + graceMs };
      return await this.#client.query({
        text: commented(text, this.#trace()),
        values: [...values],
        ...limits,
      });
    } catch (cause) {
      if (!isConnectionError(cause)) throw cause;
      this.#lost = new ConnectionLost(cause);
      throw this.#lost;
    }
  }

  /** Its limits may have ended the rollback too: what is not outside of a transaction is not for the next call. */
  release(): void {
    this.#client.release(this.#lost ?? this.#client.getTransactionStatus() !== 'I');
  }
}

/** A pooler such as PgBouncer does not pass the limits on that a connection begins with. */
const unknownParameter = '08P01';

/**
 * Kysely's dialect for a Postgres server, or one that speaks its dialect, by its URL. A connection
 * that is lost, idle or taken, costs the calls that use it and nothing else; the next call opens
 * another.
 *
 * @param most connections at a time
 * @param trace what its statements carry as a comment; nothing unless given
 */
export function postgresDialect(
  databaseUrl: string,
  most: number,
  trace: Trace = () => null,
): PostgresDialect {
  const types = new TypeOverrides();
  types.setTypeParser(pgTypes.builtins.INT8, (text: string) => BigInt(text));
  const limits: Pick<PoolConfig, 'statement_timeout' | 'lock_timeout'> = {
    statement_timeout: callLimitMs,
    lock_timeout: callLimitMs,
  };
  const pool = new Pool({
    connectionString: databaseUrl,
    types,
    max: most,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...limits,
  });
  // An error that no listener hears ends the process. What failed hears of it by its own statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function connect(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      if (sqlState(cause) !== unknownParameter || !('lock_timeout' in pool.options)) throw cause;
      for (const name of Object.keys(limits)) Reflect.deleteProperty(pool.options, name);
      return pool.connect();
    }
  }

  return new LimitedDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        try {
          return new LimitedClient(await connect(), trace);
        } catch (cause) {
          throw new DatabaseUnreachable(sentence(cause), { cause });
        }
      },
    },
  });
}

/** What a power cut may take from a Postgres, as a sentence for the person who starts Corro. */
export async function durability(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(db);
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  if (rows.length === 0) return 'It does not say whether it survives a power cut.';
  if (off.length === 0) {
    return 'It survives a crash and a power cut: it acknowledges what it has written with fsync.';
  }
  return `It survives a crash of Corro, but does not promise to survive a power cut: ${off.join(' and ')} ${off.length === 1 ? 'is' : 'are'} off.`;
}
