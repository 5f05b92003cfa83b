import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import {
  Pool,
  TypeOverrides,
  types as pgTypes,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResultRow,
} from 'pg';
import { callLimitMs, currentScope } from './callScope.ts';
import { ConnectionLost, DatabaseUnreachable, isConnectionError } from './faults.ts';
import { preparedName } from './prepared.ts';
import { sqlState } from './retry.ts';

/** How long one waits for a connection. */
const connectMs = 6000;

/** The server ends what takes too long; if it does not answer at all, the client does, this much later. */
const graceMs = 250;

/** What the call may still take, in milliseconds. */
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

/**
 * SQLSTATEs of a prepared statement that the connection does not have, or has for another form of its tables. Nothing
 * was done.
 */
const unprepared: ReadonlySet<string> = new Set(['26000', '0A000']);

/** Sends a statement, and gives it up when its call is over. */
function send<Row extends QueryResultRow>(client: PoolClient, query: QueryConfig) {
  const limited = { ...query, query_timeout: leftMs() + graceMs };
  return client.query<Row>(limited);
}

/** One connection while it is taken: a statement without an answer gives it up for good. */
class LimitedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #trace: Trace;
  readonly #isDirect: boolean;
  #lost: ConnectionLost | null = null;
  /** @param isDirect the connection keeps what is set and prepared on it */
  constructor(client: PoolClient, trace: Trace, isDirect: boolean) {
    this.#client = client;
    this.#trace = trace;
    this.#isDirect = isDirect;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used.');
    return this.#run(text, parameters);
  }

  async #run(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== null) throw this.#lost;
    const values = [...parameters];
    const traceparent = this.#trace();
    // A comment that differs from call to call is not part of a prepared statement.
    const name = this.#isDirect && traceparent === null ? preparedName(text) : undefined;
    try {
      if (name === undefined) {
        return await send(this.#client, { values, text: commented(text, traceparent) });
      }
      return await send(this.#client, { values, text, name }).catch((cause: unknown) => {
        if (!unprepared.has(sqlState(cause) ?? '')) throw cause;
        return send(this.#client, { values, text });
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

/** The connection does not keep limits: a pooler is between. */
export class LimitsIgnored extends Error {
  override name = 'LimitsIgnored';
}

/** Milliseconds. */
interface Limits {
  /** For a statement. */
  statement: number;
  /** For a wait. */
  lock: number;
}

/** How connections are opened. */
export interface PoolOptions {
  /** Connections at a time. */
  most: number;
  /** What statements carry as a comment; nothing unless given. */
  trace?: Trace | undefined;
  /** Limits without which no connection is given; `connect` throws LimitsIgnored then. */
  required?: Limits;
}

/** Connections to a Postgres, as Kysely's dialect takes them. */
export function openPool(
  databaseUrl: string,
  { most, trace = () => null, required }: PoolOptions,
): PostgresPool {
  const { statement, lock } = required ?? { statement: callLimitMs, lock: callLimitMs };
  const types = new TypeOverrides();
  types.setTypeParser(pgTypes.builtins.INT8, (text: string) => BigInt(text));
  const limits: Pick<PoolConfig, 'statement_timeout' | 'lock_timeout'> = {
    statement_timeout: statement,
    lock_timeout: lock,
  };
  /** Whether a connection keeps what is set on it; it is asked once. */
  const direct = new WeakMap<PoolClient, boolean>();
  let isIgnored = false;
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

  /** The same, and whether it keeps what is set on it. */
  async function connectAndAsk(): Promise<[PoolClient, isDirect: boolean]> {
    const client = await connect();
    const known = direct.get(client);
    if (known !== undefined) return [client, known];
    try {
      const isDirect = (await lockTimeoutOf(client)) === lock;
      direct.set(client, isDirect);
      return [client, isDirect];
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (required !== undefined && isIgnored) throw new LimitsIgnored();
      const [client, isDirect] = await connectAndAsk().catch((cause: unknown) => {
        throw new DatabaseUnreachable(sentence(cause), { cause });
      });
      if (required !== undefined && !isDirect) {
        isIgnored = true;
        client.release();
        throw new LimitsIgnored();
      }
      return new LimitedClient(client, trace, isDirect);
    },
  };
}

/** In milliseconds; 0 is none. */
async function lockTimeoutOf(client: PoolClient): Promise<number> {
  const text =
    "select extract(epoch from current_setting('lock_timeout')::interval) * 1000 as milliseconds";
  const { rows } = await send<{ milliseconds: string }>(client, { text });
  return Number(rows[0]?.milliseconds);
}
