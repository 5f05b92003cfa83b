import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from './folder/refused.ts';

/** Thrown when another process has the data folder open. The message is for the terminal. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** A held folder. */
export interface FolderLock {
  /** Whether the one before ended without letting go of it, or was a version that never cleaned up. */
  readonly wasLeft: boolean;
  /** Writes down which process has it, for the sentence of `FolderInUse`. */
  sign(): void;
  release(): void;
}

/**
 * Takes the data folder for this process, or throws `FolderInUse` at once. A folder that cannot
 * be made or written to is an Error whose sentence names the setting.
 *
 * The lock is the operating system's own, on the file `lock`, taken by way of the SQLite that comes
 * with Node: the kernel lets go of it when the process ends, however it ends, so a `kill -9` leaves
 * nothing to clean up (docs/decisions/2026-11-21-folder-lock.md).
 */
export function lockFolder(folder: string): FolderLock {
  const file = openLock(folder);
  const holder = join(folder, 'lock.pid');
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw unusable(folder, error);
    throw new FolderInUse(
      `The data folder ${folder} is already open in another Corro${processOf(holder)}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
  const wasLeft = existsSync(holder);
  let isSigned = false;
  let isHeld = true;
  return {
    wasLeft,
    sign() {
      writeFileSync(holder, String(process.pid));
      isSigned = true;
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      // Before the lock goes: afterwards it may be the next one's.
      if (isSigned) rmSync(holder, { force: true });
      file.close();
    },
  };
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** A folder that cannot be made or written to, as a sentence that names the setting. */
export function unusable(folder: string, error: unknown): Error {
  return new Error(
    `DATA_DIR is ${JSON.stringify(folder)}, which is not a folder that can be written to: ${reasonOf(error)}. ` +
      'Set DATA_DIR to one that can.',
    { cause: error },
  );
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

// A courtesy only: the lock, not this number, decides. An id that is not in use is of an earlier one.
function processOf(holder: string): string {
  try {
    const id = Number.parseInt(readFileSync(holder, 'utf8'), 10);
    process.kill(id, 0);
    return ` (process ${id})`;
  } catch {
    return '';
  }
}
