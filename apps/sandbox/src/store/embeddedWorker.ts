import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { Reply, Request } from './embeddedProtocol.ts';

// The thread in which the embedded database lives: a slow query blocks this event loop and not the
// one that answers customers.
const port = parentPort;
if (port === null) throw new Error('embeddedWorker runs as a worker thread only');

const dataDir: unknown = workerData;
if (typeof dataDir !== 'string') throw new Error('embeddedWorker needs the data folder');
const database = new PGlite({ dataDir, parsers: { [types.INT8]: (text) => BigInt(text) } });

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
    return { id: 0, rows: [], affectedRows: 0, error: null };
  } catch (error) {
    return { id: 0, rows: [], affectedRows: 0, error: describe(error) };
  }
}

port.postMessage(await opened());
