import { Blob } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { Beginning, Reply, Request } from './embeddedProtocol.ts';
import { inMemory } from './inMemory.ts';

// The thread in which the embedded database lives: a slow query blocks this event loop and not the
// one that answers customers.
const port = parentPort;
if (port === null) throw new Error('embeddedWorker runs as a worker thread only');

const { dataDir, empty }: Beginning = workerData;
const database = new PGlite({
  dataDir,
  ...(empty === null ? {} : { loadDataDir: empty }),
  parsers: { [types.INT8]: (text) => BigInt(text) },
});

function describe(error: unknown): { message: string; code: string | null } {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return { message, code: typeof code === 'string' ? code : null };
}

async function answer(request: Request): Promise<Reply> {
  try {
    if (request.query === null) {
      await database.close();
      return { id: request.id, rows: [], affectedRows: 0, error: null };
    }
    const result = await database.query(request.query.sql, [...request.query.parameters]);
    const affectedRows = result.affectedRows ?? 0;
    return { id: request.id, rows: result.rows, affectedRows, error: null };
  } catch (error) {
    return { id: request.id, rows: [], affectedRows: 0, error: describe(error) };
  }
}

port.on('message', async (request: Request) => {
  port.postMessage(await answer(request));
  if (request.query === null) port.close();
});

async function opened(): Promise<Reply> {
  try {
    await database.waitReady;
    const reply = { id: 0, rows: [], affectedRows: 0, error: null };
    if (dataDir !== inMemory || empty !== null) return reply;
    return { ...reply, empty: new Blob([await database.dumpDataDir('none')]) };
  } catch (error) {
    return { id: 0, rows: [], affectedRows: 0, error: describe(error) };
  }
}

port.postMessage(await opened());
