import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, TypeOverrides, types as pgTypes, type PoolClient, type PoolConfig } from 'pg';
import { callLimitMs, currentScope } from './callScope.ts';
import { ConnectionLost, DatabaseUnreachable, isConnectionError } from './faults.ts';
import { planNameOf } from './plannedStatements.ts';
import { sqlState } from './retry.ts';

/** Longest wait for a connection, in milliseconds. */
const connectMs = 6000;

/** Milliseconds that the client waits beyond the server's time limit. */
const graceMs = 250;

export function leftMs(): number {
  return atLeast1(currentScope()?.leftMs);
}

/** Rounds up to at least one whole millisecond, because 0 means no limit. */
export function atLeast1(milliseconds = callLimitMs): number {
  return Math.max(1, Math.ceil(milliseconds));
}

// The message names the setting and never the URL, which may contain a password.
function sentence(cause: unknown): string {
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : sqlState(cause);
  return `DATABASE_URL: no connection to the database (${reason ?? 'no reason given'}).`;
}

type Trace = () => string | null;

/**
 * Puts the trace (sqlcommenter) before the statement, because Postgres shows only the first
 * kilobyte of a running statement.
 */
function commented(text: string, traceparent: string | null): string {
  return traceparent === null ? text : `/*traceparent='${traceparent}'*/ ${text}`;
}

/**
 * SQLSTATEs of a planned statement that was not executed. With a pooler, the server's connection
 * may lack the plan (26000) or already have a plan of this name (42P05). Or a migration has changed
 * a column (0A000).
 */
const planStates: ReadonlySet<string | null> = new Set(['26000', '42P05', '0A000']);

interface Plans {
  /** True until a planned statement fails with one of `planStates`; then no more plans are used. */
  isKept: boolean;
}

/** A connection in use. A statement without an answer makes the connection unusable. */
class LimitedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #trace: Trace;
  readonly #plans: Plans;
  #lost: ConnectionLost | null = null;
  constructor(client: PoolClient, trace: Trace, plans: Plans) {
    this.#client = client;
    this.#trace = trace;
    this.#plans = plans;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used.');
    return this.#run(text, parameters);
  }

  async #run(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== null) throw this.#lost;
    const traceparent = this.#trace();
    const query = {
      text: commented(text, traceparent),
      values: [...parameters],
      query_timeout: leftMs() + graceMs,
    };
    // Statements with a trace id are not planned, because the id makes every text unique. Neither
    // are statements in a transaction, because a plan that fails would abort it.
    const canPlan =
      this.#plans.isKept && traceparent === null && this.#client.getTransactionStatus() === 'I';
    const name = canPlan ? planNameOf(text) : undefined;
    try {
      return await this.#client.query(name === undefined ? query : { ...query, name });
    } catch (cause) {
      if (name !== undefined && planStates.has(sqlState(cause))) {
        this.#plans.isKept = false;
        return this.#run(text, parameters);
      }
      if (!isConnectionError(cause)) throw cause;
      this.#lost = new ConnectionLost(cause);
      throw this.#lost;
    }
  }

  /**
   * Destroys a connection that is still in a transaction, because a time limit may also have ended
   * its rollback.
   */
  release(): void {
    this.#client.release(this.#lost ?? this.#client.getTransactionStatus() !== 'I');
  }
}

/** SQLSTATE with which PgBouncer rejects connection parameters such as timeouts. */
const unknownParameter = '08P01';

export interface PoolOptions {
  max: number;
  /** Postgres' `application_name`, unless the URL has one. */
  name: string;
  /** Limit of a statement outside of a transaction, in milliseconds. Default: the limit of a call. */
  limitMs?: number;
  trace?: Trace | undefined;
}

/** Connections of a pool, and the calls that wait for one. */
export interface PoolState {
  name: string;
  used: number;
  idle: number;
  waiting: number;
}

export interface MeasuredPool extends PostgresPool {
  state(): PoolState;
}

export function openPool(
  databaseUrl: string,
  { max, name: poolName, limitMs = callLimitMs, trace = () => null }: PoolOptions,
): MeasuredPool {
  const types = new TypeOverrides();
  types.setTypeParser(pgTypes.builtins.INT8, (text: string) => BigInt(text));
  const limits: Pick<PoolConfig, 'statement_timeout' | 'lock_timeout'> = {
    statement_timeout: limitMs,
    lock_timeout: limitMs,
  };
  const plans = { isKept: true };
  const pool = new Pool({
    connectionString: databaseUrl,
    types,
    max,
    application_name: poolName,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...limits,
  });
  // Unhandled errors would end the process. The statement that fails reports them.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function connect(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      if (sqlState(cause) !== unknownParameter || !('lock_timeout' in pool.options)) throw cause;
      for (const limit of Object.keys(limits)) Reflect.deleteProperty(pool.options, limit);
      return pool.connect();
    }
  }

  return {
    options: pool.options,
    state() {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
      return { name: poolName, used: totalCount - idle, idle, waiting };
    },
    end: () => pool.end(),
    async connect() {
      const client = await connect().catch((cause: unknown) => {
        throw new DatabaseUnreachable(sentence(cause), { cause });
      });
      return new LimitedClient(client, trace, plans);
    },
  };
}
