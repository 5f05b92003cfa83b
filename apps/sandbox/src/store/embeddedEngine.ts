import { PGlite, types } from '@electric-sql/pglite';
import { inMemory, type Outcome, type Statement } from './embeddedProtocol.ts';

// Postgres never gives back its default of 128 MB, and the operating system caches the files as
// well.
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

const done: Outcome = { rows: [], affectedRows: 0, error: null };

export interface Engine {
  /** Reports whether the database could be opened. */
  opened(): Promise<Outcome>;
  execute(wanted: Statement | 'close'): Promise<Outcome>;
}

/** Runs Postgres in the calling thread. */
export function createEngine(dataDir: string): Engine {
  const database = new PGlite({
    ...(dataDir === inMemory ? {} : { dataDir }),
    startParams: [...PGlite.defaultStartParams, ...bufferSize],
    parsers: { [types.INT8]: (text) => BigInt(text) },
  });
  return {
    opened: () => database.waitReady.then(() => done, failed),
    async execute(wanted) {
      try {
        if (wanted === 'close') {
          await database.close();
          return done;
        }
        const { rows, affectedRows = 0 } = await database.query(wanted.sql, [...wanted.parameters]);
        return { rows, affectedRows, error: null };
      } catch (error) {
        return failed(error);
      }
    },
  };
}
