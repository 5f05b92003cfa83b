import { Blob } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { Beginning, Reply, Request } from './embeddedProtocol.ts';

// Runs the embedded database in a thread, so that slow queries do not block the server's event
// loop.
const port = parentPort;
if (port === null) throw new Error('embeddedWorker runs as a worker thread only');

const { dataDir, begin }: Beginning = workerData;
// Postgres' default of 128 MB is never given back; the operating system caches the files as well.
const bufferSize = ['-c', 'shared_buffers=16MB'];
const database = new PGlite({
  dataDir,
  ...(begin === null ? {} : { loadDataDir: begin }),
  startParams: [...PGlite.defaultStartParams, ...bufferSize],
  parsers: { [types.INT8]: (text) => BigInt(text) },
});

function describe(error: unknown): { message: string; code: string | null } {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return { message, code: typeof code === 'string' ? code : null };
}

async function answer({ id, wanted }: Request): Promise<Reply> {
  const done = { id, rows: [], affectedRows: 0, error: null };
  try {
    if (wanted === 'close') {
      await database.close();
      return done;
    }
    if (wanted === 'copy') {
      // Otherwise each copy would have to recover.
      await database.query('checkpoint');
      return { ...done, copy: new Blob([await database.dumpDataDir('none')]) };
    }
    const { rows, affectedRows = 0 } = await database.query(wanted.sql, [...wanted.parameters]);
    return { ...done, rows, affectedRows };
  } catch (error) {
    return { ...done, error: describe(error) };
  }
}

port.on('message', async (request: Request) => {
  port.postMessage(await answer(request));
  if (request.wanted === 'close') port.close();
});

async function opened(): Promise<Reply> {
  const done = { id: 0, rows: [], affectedRows: 0, error: null };
  return database.waitReady.then(
    () => done,
    (error: unknown) => ({ ...done, error: describe(error) }),
  );
}

port.postMessage(await opened());
