import type { Store } from '../database.ts';
import { sqlState } from '../retry.ts';
import { storedMigrations } from '../storedMigrations.ts';
import { startDurable } from './durableServer.ts';
import type { DataFolder } from './dataFolder.ts';
import { sizesOf } from './manifest.ts';
import { unsoundness } from './soundness.ts';

/** Reading every row of more than this would keep the start waiting. */
const readAtMost = 256 * 1024 * 1024;

/**
 * Opens the Postgres server of Corro's own in a data folder.
 *
 * @param openPostgres opens a Postgres by its URL, which holds a password, with the beginning of its
 *   report
 */
export async function openDurable(
  dataDir: string,
  openPostgres: (url: string, report: readonly string[]) => Promise<Store>,
): Promise<Store> {
  const server = await startDurable(dataDir);
  const { folder } = server;
  const close = async () => {
    await server.stop();
    folder.release();
  };
  try {
    const store = await openPostgres(server.url, [
      `Database: a Postgres server of its own in ${dataDir}, for one Corro at a time.`,
      ...folder.report,
    ]);
    try {
      if (folder.wasLeftOpen) await expectSound(dataDir, folder, store);
      folder.opened((await storedMigrations(store.db)) ?? []);
    } catch (error) {
      await store.close();
      throw error;
    }
    return {
      ...store,
      async close() {
        await store.close();
        await server.stop();
        folder.closed();
        folder.release();
      },
    };
  } catch (error) {
    await close();
    throw sqlState(error) === null ? error : damaged(dataDir, unreadable, error);
  }
}

// The server has done what its log says: unlike the embedded database it writes in an order that a
// crash cannot break, so that opening it harms nothing that was whole.
async function expectSound(dataDir: string, folder: DataFolder, { db }: Store): Promise<void> {
  const sizes = Object.values(sizesOf(folder.database)).map(([size]) => size);
  if (sizes.reduce((sum, size) => sum + size, 0) > readAtMost) return;
  const problem = await unsoundness(db);
  if (problem !== null) throw damaged(dataDir, problem);
}

const unreadable = 'its database is damaged: Postgres cannot read it';

function damaged(dataDir: string, problem: string, cause?: unknown): Error {
  return new Error(
    `The data folder ${dataDir} is not used: ${problem}. Put a whole copy of the folder back, or move it away to start with an empty one.`,
    { cause },
  );
}
