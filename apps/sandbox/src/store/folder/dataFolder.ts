import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder, unusable, type FolderLock } from '../folderLock.ts';
import { missingOf, newerThanThis, startNewer } from '../storedMigrations.ts';
import { clusterProblem, namesIn } from './clusterFiles.ts';
import { differences, firstFew, losses, manifestOf, sizesOf } from './manifest.ts';
import { DataFolderRefused, reasonOf, refused } from './refused.ts';
import { readState, writeFirstState, writeState, type Engine, type FolderState } from './state.ts';

/** A data folder that this process holds, with a database that may be opened, or empty for a new one. */
export interface DataFolder {
  /** The folder of the engine's own files. */
  readonly database: string;
  /** Sentences for the person who starts Corro. */
  readonly report: readonly string[];
  /** Whether there is no database in it yet. */
  readonly isNew: boolean;
  /** Whether the one before did not close the database, or is not known to have. */
  readonly wasLeftOpen: boolean;
  /** To be told when the database is open and these migrations have run. */
  opened(migrations: readonly string[]): void;
  /** To be told when the engine has ended as it should and has written all its files. */
  closed(): void;
  /** Lets another process have it. */
  release(): void;
}

/** Looks into a database that was left open; answers what is wrong with it, as part of a sentence. */
export type Examine = (database: string) => Promise<string | null>;

const folderOf: Record<Engine, string> = { pglite: 'postgres', postgres: 'postgres-server' };
const engines: readonly Engine[] = ['pglite', 'postgres'];

/**
 * Takes a data folder, and makes sure that what is in it is a whole database. A folder that has lost
 * its database is never taken for a new one: `database.json` beside the database says that there was
 * one (docs/decisions/2026-11-22-damaged-folders.md).
 *
 * @throws FolderInUse when another process has it open; DataFolderRefused, before anything in the
 *   folder was changed, when its database is damaged, of a newer version, or of the other engine
 */
export async function openDataFolder(
  folder: string,
  engine: Engine,
  examine: Examine,
): Promise<DataFolder> {
  prepareFresh(folder, engine);
  const lock = lockFolder(folder);
  try {
    return await inspected(folder, engine, lock, examine);
  } catch (error) {
    lock.release();
    if (error instanceof DataFolderRefused) throw error;
    throw refused(folder, reasonOf(error), { cause: error });
  }
}

/** Marks a folder in which no Corro has been, so that what follows can be told from a lost database. */
function prepareFresh(folder: string, engine: Engine): void {
  try {
    if (existsSync(join(folder, 'PG_VERSION'))) {
      const remedy = 'Set DATA_DIR to the folder above it, or to another one.';
      throw refused(folder, 'it is the folder of a Postgres itself', { remedy });
    }
    const isUsed = ['lock', 'database.json'].some((name) => existsSync(join(folder, name)));
    if (isUsed || engines.some((one) => namesIn(join(folder, folderOf[one])).length > 0)) return;
    // Others may pass through it, to a server that runs as another user, and see nothing of it.
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    writeFirstState(folder, engine);
  } catch (error) {
    if (error instanceof DataFolderRefused) throw error;
    throw unusable(folder, error);
  }
}

async function inspected(
  folder: string,
  engine: Engine,
  lock: FolderLock,
  examine: Examine,
): Promise<DataFolder> {
  const database = join(folder, folderOf[engine]);
  const state = readState(folder);
  refuseOther(folder, engine, state);
  const isNew = state?.phase === 'creating';
  const wasLeftOpen = !isNew && (state?.phase !== 'closed' || lock.wasLeft);
  if (!isNew) {
    const problem =
      cluesOfDamage(database, state, engine, wasLeftOpen) ??
      (wasLeftOpen ? await examine(database) : null);
    if (problem !== null) throw refused(folder, problem);
  }
  const migrations = state?.migrations ?? [];
  const write = (phase: 'open' | 'closed', rest: Pick<FolderState, 'migrations' | 'files'>) =>
    writeState(folder, { format: 1, engine, phase, ...rest });
  let ran = migrations;
  lock.sign();
  if (isNew) {
    // What an interrupted first start has left: it was never used.
    rmSync(database, { recursive: true, force: true });
    mkdirSync(database, { mode: 0o700 });
  } else {
    // A migration may make files shorter, or take them away.
    const files = missingOf(migrations).length > 0 ? {} : (state?.files ?? {});
    write('open', { migrations, files });
  }
  return {
    database,
    isNew,
    wasLeftOpen,
    report: reportOf(isNew, wasLeftOpen),
    opened(names) {
      ran = names;
      write('open', { migrations: ran, files: engine === 'pglite' ? sizesOf(database) : {} });
    },
    closed: () => write('closed', { migrations: ran, files: manifestOf(database) }),
    release: () => lock.release(),
  };
}

function reportOf(isNew: boolean, wasLeftOpen: boolean): readonly string[] {
  if (isNew) return ['The folder was empty: this is a new database.'];
  return wasLeftOpen
    ? ['It was not closed the last time, and was checked before it was used.']
    : [];
}

function refuseOther(folder: string, engine: Engine, state: FolderState | null): void {
  const found =
    state?.engine ?? engines.find((one) => namesIn(join(folder, folderOf[one])).length > 0);
  if (found !== undefined && found !== engine) {
    const remedy = `Set DATABASE=${found}, or DATA_DIR to another folder.`;
    throw refused(folder, `its database is one of DATABASE=${found}`, { remedy });
  }
  const newer = newerThanThis(state?.migrations ?? []);
  if (newer !== null) throw refused(folder, newer, { remedy: startNewer });
}

/** What is seen to be wrong without opening the database, as part of a sentence. */
function cluesOfDamage(
  database: string,
  state: FolderState | null,
  engine: Engine,
  wasLeftOpen: boolean,
): string | null {
  if (namesIn(database).length === 0) return 'it has been used before, and its database is gone';
  const problem = clusterProblem(database);
  if (problem !== null || state === null) return problem;
  if (!wasLeftOpen) {
    const changed = differences(state.files, manifestOf(database));
    return changed.length === 0 ? null : `Corro did not leave it like this: ${firstFew(changed)}`;
  }
  const lost = engine === 'pglite' ? losses(state.files, sizesOf(database)) : [];
  return lost.length === 0 ? null : `files of its database are damaged: ${firstFew(lost)}`;
}
