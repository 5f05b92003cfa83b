import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process has the data folder open. The message is for whoever started us. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** A held folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process, or throws `FolderInUse` at once.
 *
 * The lock is the operating system's own, on the file `lock`, taken by way of the SQLite that comes
 * with Node: the kernel lets go of it when the process ends, however it ends, so a `kill -9` leaves
 * nothing to clean up (docs/decisions/2026-11-21-folder-lock.md).
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'lock.pid');
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is already open in another Corro${processOf(holder)}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
  writeFileSync(holder, String(process.pid));
  return { release: () => file.close() };
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

// A courtesy only: the lock, not this number, decides.
function processOf(holder: string): string {
  try {
    return ` (process ${Number.parseInt(readFileSync(holder, 'utf8'), 10)})`;
  } catch {
    return '';
  }
}
