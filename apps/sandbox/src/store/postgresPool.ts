import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, TypeOverrides, types as pgTypes, type PoolClient, type PoolConfig } from 'pg';
import { callLimitMs, currentScope } from './callScope.ts';
import { ConnectionLost, DatabaseUnreachable, isConnectionError } from './faults.ts';
import { sqlState } from './retry.ts';

/** Longest wait for a connection, in milliseconds. */
const connectMs = 6000;

/** The server ends what takes too long; if it does not answer at all, the client does, this much later. */
const graceMs = 250;

/** Milliseconds left to the call. */
export function leftMs(): number {
  return atLeast1(currentScope()?.leftMs);
}

/** Whole milliseconds: 0 would mean that there is no limit. */
export function atLeast1(milliseconds = callLimitMs): number {
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

  async #run(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== null) throw this.#lost;
    const query = {
      text: commented(text, this.#trace()),
      values: [...parameters],
      query_timeout: leftMs() + graceMs,
    };
    try {
      return await this.#client.query(query);
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

export interface PoolOptions {
  /** Connections at a time. */
  most: number;
  /** Comment in front of each statement; none unless given. */
  trace?: Trace | undefined;
}

/** Connections to a Postgres, as Kysely's dialect takes them. */
export function openPool(
  databaseUrl: string,
  { most, trace = () => null }: PoolOptions,
): PostgresPool {
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

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connect().catch((cause: unknown) => {
        throw new DatabaseUnreachable(sentence(cause), { cause });
      });
      return new LimitedClient(client, trace);
    },
  };
}
