import type { Blob } from 'node:buffer';
import { Worker } from 'node:worker_threads';
import type { PGlite as PGliteForKysely, PGliteQueryResults } from 'kysely';
import { type Beginning, inMemory, type Reply, type Request } from './embeddedProtocol.ts';

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
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

export interface Embedded extends PGliteForKysely {
  /** Makes later in-memory databases start from a copy of this one, unless a copy exists. */
  shareInMemory(): Promise<void>;
}

/** Megabytes. By default V8 lets garbage grow to 100 MB per thread. */
const youngGenerationMb = 16;

/** Copy of the first in-memory database after migration. Starting from it saves seconds. */
let inMemoryCopy: Blob | null = null;

/**
 * Opens the embedded Postgres in a worker thread, for Kysely's PGlite dialect. There is one
 * connection, which Kysely gives to one transaction at a time, so plain statements implement
 * `transaction`.
 *
 * @param dataDir a folder, or `memory://` for a database that ends with the process
 * @param onStatement hears of every statement, `begin` and `commit` among them
 */
export async function openEmbedded(
  dataDir: string,
  onStatement: OnStatement = () => undefined,
): Promise<Embedded> {
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), {
    workerData: {
      dataDir,
      begin: dataDir === inMemory ? inMemoryCopy : null,
    } satisfies Beginning,
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
  worker.on('message', (reply: Reply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.error === null) request?.resolve(reply);
    else request?.reject(new EmbeddedError(reply.error.message, reply.error.code));
  });

  function wait(id: number): Promise<Reply> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }
  function send(wanted: Request['wanted']): Promise<Reply> {
    last += 1;
    const reply = wait(last);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ id: last, wanted } satisfies Request);
    return reply;
  }
  async function query<T>(sql: string, parameters: unknown[] = []): Promise<PGliteQueryResults<T>> {
    onStatement(sql);
    const { rows, affectedRows } = await send({ sql, parameters });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely derives the row's shape from the schema and the statement
    return { rows: rows as T[], affectedRows, fields: [] };
  }

  await wait(0).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  let closed = false;
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
    async shareInMemory() {
      if (dataDir === inMemory) inMemoryCopy ??= (await send('copy')).copy ?? null;
    },
    async close() {
      closed = true;
      await send('close');
      await worker.terminate();
    },
  };
}
