import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerThanThis, startNewer } from '../storedMigrations.ts';
import { draftPrefix } from './createCluster.ts';
import { clusterProblem, describeDifferences, isEmpty, manifestOf } from './databaseFiles.ts';
import { examineCopy } from './examineCopy.ts';
import { lockFolder } from './folderLock.ts';
import { DataFolderRefused, reasonOf, folderRefusal } from './dataFolderRefused.ts';
import { readState, stateFile, writeState, type FolderState } from './state.ts';

const ofServer = 'it was written by a version of Corro that had DATABASE=postgres';
const newReport = 'The folder was empty: this is a new database.';
const checkedReport = 'It was not closed the last time, and was checked before it was used.';

/**
 * File that marks a used folder, so that a folder without its database is not taken for a new one.
 */
const marker = 'corro.txt';
const advice = 'A database of Corro. Stop Corro, then copy, move or delete the whole folder.\n';
/** Files that show that a folder has been used. Earlier versions wrote `lock`. */
const traces = [marker, stateFile, 'lock'];

/**
 * Locks a data folder and checks that it holds a complete database. A folder that lost its database
 * is never taken for a new one (docs/decisions/damaged-folders.md).
 *
 * @throws FolderInUse when another process has it open; DataFolderRefused, before anything in the
 * folder was changed, when its database is damaged, of a newer version, or of another engine
 */
export async function openDataFolder(folder: string) {
  const release = await lockFolder(folder);
  try {
    return { ...(await inspect(folder)), release };
  } catch (error) {
    release();
    if (error instanceof DataFolderRefused) throw error;
    throw folderRefusal(folder, reasonOf(error), { cause: error });
  }
}

async function inspect(folder: string) {
  const database = join(folder, 'postgres');
  if (existsSync(join(folder, 'PG_VERSION'))) {
    const remedy = 'Set DATA_DIR to the folder above it, or to another one.';
    throw folderRefusal(folder, 'it is the folder of a Postgres itself', { remedy });
  }
  const state = readState(folder);
  let migrations = state?.migrations ?? [];
  const foreign = state?.engine === 'postgres' ? ofServer : newerThanThis(migrations);
  if (foreign !== null) throw folderRefusal(folder, foreign, { remedy: startNewer });
  const isUsed = traces.some((name) => existsSync(join(folder, name))) || !isEmpty(database);
  const isNew = !isUsed || state?.phase === 'creating';
  const problem = isNew ? null : await problemOf(database, state);
  if (problem !== null) throw folderRefusal(folder, problem);

  const write = (phase: FolderState['phase'], files: FolderState['files'] = {}) =>
    writeState(folder, { format: 1, engine: 'pglite', phase, migrations, files });
  if (isNew) {
    write('creating');
    writeFileSync(join(folder, marker), advice);
    // An interrupted first start may have left unused files.
    for (const name of readdirSync(folder)) {
      const isOfDatabase = name === 'postgres' || name.startsWith(draftPrefix);
      if (isOfDatabase) rmSync(join(folder, name), { recursive: true, force: true });
    }
    mkdirSync(database, { mode: 0o700 });
  } else write('open');
  return {
    database,
    isNew,
    report: state?.phase === 'closed' ? [] : [isNew ? newReport : checkedReport],
    markOpen(all: readonly string[]) {
      migrations = all;
      write('open');
    },
    /** Call it after the database has written its files. */
    markClosed: () => write('closed', manifestOf(database)),
  };
}

/** Describes the damage as a part of a sentence; null for a complete database. */
async function problemOf(database: string, state: FolderState | null): Promise<string | null> {
  const problem = clusterProblem(database);
  if (problem !== null) return problem;
  if (state?.phase !== 'closed') return examineCopy(database);
  const changed = describeDifferences(state.files, manifestOf(database));
  return changed === null ? null : `Corro did not leave it like this: ${changed}`;
}

/** A locked data folder that was examined; `database` is the path of its database. */
export type DataFolder = Awaited<ReturnType<typeof openDataFolder>>;
