import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Within this time a server that was asked to stop writes what it has and ends. */
const orderlyMs = 60_000;

/**
 * Stops a server that goes on with the files although the process which started it has ended. Its
 * process is checked to be one: the number that it left may be another's by now.
 *
 * @throws Error with a sentence when it does not stop
 */
export async function stopOrphan(data: string): Promise<void> {
  const list = join(data, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(list, 'utf8').catch(() => ''), 10);
  if (!(pid > 0) || !isRunning(pid)) return;
  if (!(await isServerOf(pid, data))) {
    // The server would take the other process for one that has these files.
    await rm(list);
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await hasEnded(pid, orderlyMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (await hasEnded(pid, orderlyMs)) return;
  throw new Error(`a Postgres server (process ${pid}) has it open and does not stop`);
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 50) {
    if (!isRunning(pid)) return true;
    await pause(50);
  }
  return false;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and is another user's.
    return Object(error).code === 'EPERM';
  }
}

/** A server works in the folder of its files. */
async function isServerOf(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder === (await realpath(data));
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
  return stdout.includes(`-D ${data} `);
}
