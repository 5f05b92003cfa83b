import { PGlite, types } from '@electric-sql/pglite';
import { inMemory, type Outcome, type Statement } from './embeddedProtocol.ts';

// Limits the buffers, because Postgres would keep its default of 128 MB, and the operating system
// caches the files as well.
const bufferSize = ['-c', 'shared_buffers=16MB'];

function failed(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return {
    rows: [],
    affectedRows: 0,
    error: { message, code: typeof code === 'string' ? code : null },
  };
}

const emptyOutcome: Outcome = { rows: [], affectedRows: 0, error: null };

export interface Engine {
  /** Reports whether the database could be opened. */
  opened(): Promise<Outcome>;
  execute(request: Statement | 'close'): Promise<Outcome>;
}

/** Runs Postgres in the calling thread. */
export function createEngine(dataDir: string): Engine {
  const database = new PGlite({
    ...(dataDir === inMemory ? {} : { dataDir }),
    startParams: [...PGlite.defaultStartParams, ...bufferSize],
    parsers: { [types.INT8]: (text) => BigInt(text) },
  });
  return {
    opened: () => database.waitReady.then(() => emptyOutcome, failed),
    async execute(request) {
      try {
        if (request === 'close') {
          await database.close();
          return emptyOutcome;
        }
        const { rows, affectedRows = 0 } = await database.query(request.sql, [
          ...request.parameters,
        ]);
        return { rows, affectedRows, error: null };
      } catch (error) {
        return failed(error);
      }
    },
  };
}
