import { constants, cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import { openEmbedded } from '../embedded.ts';
import type { Database } from '../__generated__/tables.ts';
import { newerThanThis, startNewer, storedMigrations } from '../storedMigrations.ts';
import { DataFolderRefused, reasonOf, refused } from './refused.ts';
import { unsoundness } from './soundness.ts';

/**
 * Opens a copy of an embedded database that was left open, and answers what is wrong with it. To open
 * the original would change it: Postgres then does what its log says, also when the tables are damaged.
 */
export async function examineCopy(database: string): Promise<string | null> {
  const folder = dirname(database);
  const copy = join(folder, 'check');
  try {
    rmSync(copy, { recursive: true, force: true });
    copyOf(folder, database, copy);
    return await examined(folder, copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyOf(folder: string, database: string, copy: string): void {
  try {
    cpSync(database, copy, {
      recursive: true,
      // Shares the blocks where the file system can.
      mode: constants.COPYFILE_FICLONE,
    });
  } catch (error) {
    const why = `it was not closed, and a copy of its database cannot be made to check it (${reasonOf(error)})`;
    const remedy = 'Free space on its disk and start again.';
    throw refused(folder, why, { cause: error, remedy });
  }
}

async function examined(folder: string, copy: string): Promise<string | null> {
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: () => openEmbedded(copy) }),
  });
  try {
    const newer = newerThanThis((await storedMigrations(db)) ?? []);
    if (newer !== null) throw refused(folder, newer, { remedy: startNewer });
    return await unsoundness(db);
  } catch (error) {
    if (error instanceof DataFolderRefused) throw error;
    throw refused(folder, 'its database is damaged: Postgres cannot read it', { cause: error });
  } finally {
    // It is thrown away, and after an error it may be beyond closing.
    await db.destroy().catch(() => undefined);
  }
}
