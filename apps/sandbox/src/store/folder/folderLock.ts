import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { reasonOf } from './dataFolderRefused.ts';

/** Thrown when another process has the data folder open. The message is for the terminal. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Locks the data folder for this process and creates it if missing. The kernel holds the lock, on
 * the folder itself or in Windows on a named pipe, and drops it when the process ends
 * (docs/decisions/folder-lock.md). Returns the function that releases the lock.
 *
 * @throws FolderInUse when another process has it; an Error that names the setting otherwise
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK + constants.W_OK + constants.X_OK);
  } catch (cause) {
    throw new Error(
      `DATA_DIR is ${JSON.stringify(folder)}, which is not a folder that can be written to: ${reasonOf(cause)}. ` +
        'Set DATA_DIR to one that can.',
      { cause },
    );
  }
  const lock = process.platform === 'win32' ? await namedPipe(folder) : flock(folder);
  if (lock !== null) return lock;
  throw new FolderInUse(
    `The data folder ${folder} is already open in another Corro. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

/** `O_EXLOCK` (0x20) locks on open in macOS; Node has no constant for it. */
const openLocked = constants.O_RDONLY + constants.O_NONBLOCK + 0x20;

function flock(folder: string): (() => void) | null {
  const isMac = process.platform === 'darwin';
  try {
    const file = openSync(folder, isMac ? openLocked : constants.O_RDONLY);
    if (isMac || lockOpened(file)) return () => closeSync(file);
    closeSync(file);
  } catch (error) {
    if (Object(error).code !== 'EAGAIN') throw error;
  }
  return null;
}

/**
 * Locks an open file with the program `flock`, because Node has no flock(2). The lock belongs to
 * the open file, so it remains after the program ends.
 */
function lockOpened(file: number): boolean {
  const { status, error, stderr } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
    encoding: 'utf8',
  });
  if (status === 0 || (status === 1 && stderr === '')) return status === 0;
  throw new Error(
    `The data folder cannot be locked by flock, of util-linux: ${error?.message ?? stderr}`,
  );
}

async function namedPipe(folder: string): Promise<(() => void) | null> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const pipe = createServer().unref().listen(`\\\\.\\pipe\\corro-${dev}-${ino}`);
  const release = () => void pipe.close();
  return once(pipe, 'listening').then(
    () => release,
    () => null,
  );
}
