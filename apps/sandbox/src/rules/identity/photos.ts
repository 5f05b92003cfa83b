import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { limits } from '@corro/domain';
import { addPhoto } from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import type { ReencodedPhoto } from './reencode.ts';

const maxUnused = 8;

const photoPath = '/api/files/';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function photoAddress(photoId: string): string {
  return photoPath + photoId;
}

/** The photo id in an address; null for other addresses. */
export function photoIdOf(address: string): string | null {
  return address.startsWith(photoPath) ? asPhotoId(address.slice(photoPath.length)) : null;
}

/** The id if it is a UUID; the database rejects other texts. */
export function asPhotoId(text: string): string | null {
  return uuid.test(text) ? text : null;
}

/** Exit code of the process when a photo exceeds the memory limit. */
export const outOfMemoryExitCode = 86;

export interface PhotoReaderSettings {
  program: URL;
  /** Memory limit of the process in bytes. */
  maxMemory: number;
  /** Time limit per photo, including the start of the process. */
  slowestMs: number;
  /** Longest wait for photos that are ahead in the queue. */
  longestWaitMs: number;
  /** Idle time after which the process ends. */
  idleMs: number;
}

export const photoReaderDefaults: PhotoReaderSettings = {
  program: new URL('./reencode.ts', import.meta.url),
  maxMemory: 700 * 2 ** 20,
  slowestMs: 8_000,
  longestWaitMs: 4_000,
  idleMs: 30_000,
};

const shell = '/bin/sh';

/**
 * Bytes of address space that Node reserves without using them. The kernel counts them, so its
 * limit is `maxMemory` plus this number.
 */
const reserved = 700 * 2 ** 20;

/**
 * Starts the process with an empty environment. If there is a shell, it also sets a memory limit in
 * the kernel. The kernel checks every allocation, but the process checks its own memory only now
 * and then.
 */
function start({ program, maxMemory }: PhotoReaderSettings): ChildProcess {
  const command = [
    process.execPath,
    fileURLToPath(program),
    `${maxMemory}`,
    `${outOfMemoryExitCode}`,
  ];
  const kilobytes = Math.round((reserved + maxMemory) / 1024);
  const limited = [shell, '-c', `ulimit -d ${kilobytes} 2>/dev/null; exec "$0" "$@"`, ...command];
  const [file = '', ...args] = existsSync(shell) ? limited : command;
  return spawn(file, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

/** `busy` means that photos ahead in the queue took too long. */
export type ReadPhoto = ReencodedPhoto | { problem: 'busy' };

/**
 * Decodes photos one at a time in a child process that starts with the first photo and ends when
 * idle. A photo that takes too much memory or time ends only that process. Rejects when no process
 * can start.
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

  /** Lets this process exit while the child is idle, and ends the child after `idleMs`. */
  function rest(worker: ChildProcess): void {
    worker.removeAllListeners('message');
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => {
      if (running === worker) running = null;
      if (worker.connected) worker.disconnect();
    }, settings.idleMs).unref();
  }

  async function readNext(bytes: Uint8Array): Promise<ReencodedPhoto> {
    clearTimeout(idle);
    const worker = (running ??= started());
    worker.ref();
    worker.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<ReencodedPhoto>();
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      resolve(workerLost(code, signal));
    worker.once('message', (answer: ReencodedPhoto) => resolve(answer));
    worker.once('exit', onExit);
    worker.once('error', reject);
    const timer = setTimeout(() => worker.kill('SIGKILL'), settings.slowestMs);
    // An error of `send` is ignored, because the exit code tells why a process ended early.
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
    const startedAt = performance.now();
    const read = before.then((): Promise<ReadPhoto> | ReadPhoto => {
      const waited = performance.now() - startedAt;
      return waited > settings.longestWaitMs ? { problem: 'busy' } : readNext(bytes);
    });
    before = read.catch(() => undefined);
    return read;
  };
}

/** Tells by exit code and signal why a photo ended its process: too large, or broken. */
function workerLost(code: number | null, signal: NodeJS.Signals | null): ReencodedPhoto {
  const tooLarge = code === outOfMemoryExitCode || signal === 'SIGKILL' || signal === 'SIGABRT';
  return { problem: tooLarge ? 'too-many-pixels' : 'not-an-image' };
}

/** Shared by all customers of this process, since decoding needs much memory. */
const readPhoto = createPhotoReader();

/** Stores an uploaded photo and returns its address. */
export async function keepPhoto(
  { store, clock }: RuleContext,
  customerId: string,
  file: File,
): Promise<Answer> {
  if (file.size > limits.imageMaxBytes) return no('too-large');
  const read = await readPhoto(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in read) return no(read.problem);
  const photo = { customerId, jpeg: read.jpeg, at: clock.now() };
  const photoId = await store.transaction((trx) => addPhoto(trx, photo, maxUnused));
  return ok({ url: photoAddress(photoId) });
}
