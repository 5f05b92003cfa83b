import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reencoded } from './reencode.ts';

/** How the process that decodes photos ends where a photo took more memory than it may have. */
export const outOfMemory = 86;

/** What a photo may cost. */
export interface PhotoReaderSettings {
  /** The module that reads photos. */
  program: URL;
  /** Bytes of memory that the process may have. */
  mostMemory: number;
  /** How long one photo may take, the start of the process included. */
  slowestMs: number;
  /** How long a photo waits for others that came before. */
  longestWaitMs: number;
  /** After so long without a photo the process ends. */
  idleMs: number;
}

export const photoReaderDefaults: PhotoReaderSettings = {
  program: new URL('./photoProcess.ts', import.meta.url),
  mostMemory: 700 * 2 ** 20,
  slowestMs: 8_000,
  longestWaitMs: 4_000,
  idleMs: 30_000,
};

const shell = '/bin/sh';

/** What Node reserves for itself, and counts as data though it is not used. */
const reserved = 700 * 2 ** 20;

/**
 * Starts the process. Where there is a shell the system refuses it more memory, too: the process looks
 * at itself between two allocations, the system at each. It is given nothing of the environment.
 */
function start({ program, mostMemory }: PhotoReaderSettings): ChildProcess {
  const command = [process.execPath, fileURLToPath(program), String(mostMemory)];
  const kilobytes = Math.round((reserved + mostMemory) / 1024);
  const limited = [shell, '-c', `ulimit -d ${kilobytes} 2>/dev/null; exec "$0" "$@"`, ...command];
  const [file = '', ...args] = existsSync(shell) ? limited : command;
  return spawn(file, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

/** What a photo came to; `busy` where those before it took so long that it was not looked at. */
export type ReadPhoto = Reencoded | { problem: 'busy' };

/**
 * Reads photos in a process of its own, one after the other: started with the first, ended when none
 * has come for a while. A photo that takes too much memory or time ends the process, and nothing else;
 * the next photo starts another. Rejects when no process can be started.
 */
export function createPhotoReader(
  settings: PhotoReaderSettings = photoReaderDefaults,
): (bytes: Uint8Array) => Promise<ReadPhoto> {
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function started(): ChildProcess {
    const worker = start(settings);
    worker.once('exit', () => {
      if (running === worker) running = null;
    });
    return worker;
  }

  /** An idle process does not keep this one alive. */
  function rest(worker: ChildProcess): void {
    worker.removeAllListeners('message');
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => {
      if (running === worker) running = null;
      if (worker.connected) worker.disconnect();
    }, settings.idleMs).unref();
  }

  async function readNext(bytes: Uint8Array): Promise<Reencoded> {
    clearTimeout(idle);
    const worker = (running ??= started());
    worker.ref();
    worker.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Reencoded>();
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      resolve(lost(code, signal));
    worker.once('message', (answer: Reencoded) => resolve(answer));
    worker.once('exit', onExit);
    worker.once('error', reject);
    const timer = setTimeout(() => worker.kill('SIGKILL'), settings.slowestMs);
    // One that ends before it has read all says so by its exit.
    worker.send(bytes, () => undefined);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off('exit', onExit).off('error', reject);
      rest(worker);
    }
  }

  let before: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const asked = performance.now();
    const read = before.then((): Promise<ReadPhoto> | ReadPhoto => {
      const waited = performance.now() - asked;
      return waited > settings.longestWaitMs ? { problem: 'busy' } : readNext(bytes);
    });
    before = read.catch(() => undefined);
    return read;
  };
}

/** What is said of a photo that has ended the process. The system ends it by these signals, and so do we. */
function lost(code: number | null, signal: NodeJS.Signals | null): Reencoded {
  const tooLarge = code === outOfMemory || signal === 'SIGKILL' || signal === 'SIGABRT';
  return { problem: tooLarge ? 'too-many-pixels' : 'not-an-image' };
}
