import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  sql,
  type Driver,
  type Kysely,
  type PostgresDialectConfig,
  type PostgresPool,
} from 'kysely';
import type { Database } from './__generated__/tables.ts';
import { currentScope } from './callScope.ts';
import { atLeast1, leftMs } from './postgresPool.ts';

/**
 * Longest idle time in a transaction, in milliseconds. It is short so that a process that was
 * paused cannot commit long after its call.
 */
const idleMs = 2000;

type PooledConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class LimitedDriver extends PostgresDriver {
  /**
   * Sets the limits of the call for the transaction only, so that a pooler can share connections. A
   * limit of a few milliseconds can fail the batch after its `begin`. Then this method rolls back,
   * because Kysely would not, and the connection would return to the pool in a failed transaction.
   */
  override async beginTransaction(connection: PooledConnection): Promise<void> {
    const limits = [
      `set_config('statement_timeout', '${leftMs()}', true)`,
      `set_config('lock_timeout', '${atLeast1(currentScope()?.waitMs)}', true)`,
      `set_config('idle_in_transaction_session_timeout', '${idleMs}', true)`,
    ];
    const begin = `begin; select ${limits.join(', ')}`;
    try {
      await connection.executeQuery(CompiledQuery.raw(begin));
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  /** Ignores errors of the rollback, because the error before it is the one to report. */
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
  override createDriver(): Driver {
    return new LimitedDriver(this.#config);
  }
}

/**
 * Kysely's dialect for a pool. A lost connection fails only the calls that use it; the next call
 * opens another.
 */
export function postgresDialect(pool: PostgresPool): PostgresDialect {
  return new LimitedDialect({ pool });
}

/** Describes whether the Postgres survives a power cut. */
export async function durability(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(db);
  const disabled = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  if (rows.length === 0) return 'It does not say whether it survives a power cut.';
  if (disabled.length === 0) {
    return 'It survives a crash and a power cut: it acknowledges what it has written with fsync.';
  }
  return `It survives a crash of Corro, but does not promise to survive a power cut: ${disabled.join(' and ')} ${disabled.length === 1 ? 'is' : 'are'} off.`;
}
