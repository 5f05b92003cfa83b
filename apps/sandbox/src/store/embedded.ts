import { Worker } from 'node:worker_threads';
import type { PGlite as PGliteForKysely, PGliteQueryResults } from 'kysely';
import { createEngine, type Engine } from './embeddedEngine.ts';
import { inMemory, type Outcome, type Reply, type Request } from './embeddedProtocol.ts';

export type OnStatement = (sql: string) => void;

/** An error of the embedded database; `code` is the SQLSTATE, as in `pg`. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
  readonly code: string | null;
  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
}

export interface Embedded extends PGliteForKysely {
  /** After this database is closed, the next in-memory database gets its tables, emptied. */
  reuseTables(): Promise<void>;
}

/**
 * Limit of the young generation in megabytes, because by default V8 lets garbage grow to 100 MB per
 * thread.
 */
const youngGenerationMb = 16;

/** Closed in-memory databases with migrated, empty tables. Opening one of them saves seconds. */
const emptied: Engine[] = [];

/** Describes all tables. The text changes if a test alters tables or the list of migrations. */
const describeTables = `
  select (select array_agg((oid, relname, relnatts) order by oid)::text from pg_class
          where relnamespace = 'public'::regnamespace) as tables,
         (select array_agg(name order by name)::text from (
            select name from kysely_migration
            union all select name from kysely_migration_additive) as applied) as migrations`;

const emptyTables = `do $$ begin execute (
  select 'truncate ' || string_agg(quote_ident(tablename), ',') from pg_tables
  where schemaname = 'public' and tablename not like 'kysely\\_%'
); end $$`;

/** Runs Postgres in a worker thread. */
function createThread(dataDir: string): Engine {
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), {
    workerData: dataDir,
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new EmbeddedError('The embedded database has ended.', '57P01')));
  worker.on('message', ({ id, ...outcome }: Reply) => {
    waiting.get(id)?.resolve(outcome);
    waiting.delete(id);
  });
  const wait = (id: number) =>
    new Promise<Outcome>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const opening = wait(0);
  return {
    async opened() {
      const outcome = await opening;
      if (outcome.error !== null) await worker.terminate();
      return outcome;
    },
    async execute(request) {
      last += 1;
      const outcome = wait(last);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no target origin
      worker.postMessage({ id: last, request } satisfies Request);
      if (request !== 'close') return outcome;
      await outcome;
      await worker.terminate();
      return outcome;
    },
  };
}

function requireSuccess({ error, ...outcome }: Outcome): Omit<Outcome, 'error'> {
  if (error !== null) throw new EmbeddedError(error.message, error.code);
  return outcome;
}

/**
 * Opens the embedded Postgres for Kysely's PGlite dialect. There is only one connection, and Kysely
 * gives it to one transaction at a time. So plain `begin` and `commit` statements implement
 * `transaction`.
 *
 * @param dataDir a folder, or `memory://` for a database that ends with the process
 * @param onStatement receives every statement, including `begin` and `commit`
 */
export async function openEmbedded(
  dataDir: string,
  onStatement: OnStatement = () => undefined,
): Promise<Embedded> {
  const isInMemory = dataDir === inMemory;
  // An in-memory database runs in this thread, because messages between two threads take longer
  // than most statements of a test.
  const create = isInMemory ? createEngine : createThread;
  const engine = (isInMemory ? emptied.pop() : undefined) ?? create(dataDir);
  let closed = false;
  let tables: string | null = null;

  async function query<T>(sql: string, parameters: unknown[] = []): Promise<PGliteQueryResults<T>> {
    onStatement(sql);
    if (closed) throw new EmbeddedError('The embedded database has ended.', '57P01');
    const { rows, affectedRows } = requireSuccess(await engine.execute({ sql, parameters }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely derives the row's shape from the schema and the statement
    return { rows: rows as T[], affectedRows, fields: [] };
  }

  async function run(sql: string): Promise<string> {
    return JSON.stringify(requireSuccess(await engine.execute({ sql, parameters: [] })).rows);
  }

  /** Empties the tables for reuse; false if reuse was not requested or the tables were altered. */
  async function isEmptied(): Promise<boolean> {
    if (tables === null) return false;
    try {
      await run('rollback');
      if ((await run(describeTables)) !== tables) return false;
      await run(emptyTables);
      return true;
    } catch {
      return false;
    }
  }

  requireSuccess(await engine.opened());
  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    query,
    async transaction(work) {
      await query('begin');
      let result;
      try {
        result = await work({ query, rollback: async () => void (await query('rollback')) });
      } catch (error) {
        await query('rollback');
        throw error;
      }
      await query('commit');
      return result;
    },
    async reuseTables() {
      if (isInMemory) tables = await run(describeTables);
    },
    async close() {
      closed = true;
      if (await isEmptied()) emptied.push(engine);
      else requireSuccess(await engine.execute('close'));
    },
  };
}
