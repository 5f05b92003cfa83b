import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopOrphan } from '../../postgresServer/orphan.ts';
import { isOpen, postgresPrograms, type PostgresPrograms } from '../../postgresServer/programs.ts';
import {
  freePort,
  initialise,
  launch,
  serverUser,
  type ServerSettings,
  type ServerUser,
} from '../../postgresServer/server.ts';
import { openDataFolder, type DataFolder } from './dataFolder.ts';
import { reasonOf, refused } from './refused.ts';

/** A Postgres server of Corro's own, with its files in the data folder. */
export interface DurableServer {
  /** With the password: not to be shown. */
  readonly url: string;
  readonly folder: DataFolder;
  /** Stops it in order. */
  stop(): Promise<void>;
}

/** What a power cut must not take is on the disk before it is acknowledged. */
const parameters = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '50',
};

const passwordFile = 'postgres-server.password';
const orderlyMs = 60_000;

/**
 * Starts it, over new files where the folder has none. A server that a killed Corro has left is
 * stopped first; one that ends by itself is started again.
 *
 * @throws FolderInUse, DataFolderRefused as `openDataFolder`; an Error with a sentence when the
 *   programs are not installed or the server does not start
 */
export async function startDurable(dataDir: string): Promise<DurableServer> {
  const user = await serverUser();
  const folder = await openDataFolder(dataDir, 'postgres', async (database) => {
    await stopOrphan(database);
    return null;
  });
  try {
    const programs = await programsFor(user, dataDir);
    if (folder.isNew) await create(programs, dataDir, folder.database, user);
    const password = await readFile(join(dataDir, passwordFile), 'utf8').catch((cause: unknown) => {
      const why = `${passwordFile} in it cannot be read (${reasonOf(cause)})`;
      throw refused(dataDir, why, { cause });
    });
    const port = await freePort();
    const supervised = await supervise({
      postgres: programs.postgres,
      data: folder.database,
      user,
      port,
      parameters,
      isDetached: true,
    });
    return {
      url: `postgresql://corro:${password}@127.0.0.1:${port}/postgres`,
      folder,
      stop: () => supervised.stop(),
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function programsFor(user: ServerUser, dataDir: string): Promise<PostgresPrograms> {
  const isForOther = user.uid !== undefined;
  if (isForOther && !(await isOpen(dataDir))) {
    throw new Error(
      `DATABASE=postgres: Postgres does not run as root, and as the user nobody it cannot reach ${dataDir}. ` +
        'Start Corro as another user, or set DATA_DIR to a folder that every user may enter.',
    );
  }
  return postgresPrograms({ into: dataDir, isForOther });
}

async function create(
  { initdb }: PostgresPrograms,
  dataDir: string,
  database: string,
  user: ServerUser,
): Promise<void> {
  const password = randomBytes(24).toString('hex');
  await writeFile(join(dataDir, passwordFile), password, { mode: 0o600 });
  const folder = await mkdtemp(join(tmpdir(), 'corro-'));
  const file = join(folder, 'password');
  try {
    await writeFile(file, password, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) {
      for (const path of [folder, file, database]) await chown(path, user.uid, user.gid);
    }
    await initialise(initdb, database, user, ['--auth=scram-sha-256', `--pwfile=${file}`]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Keeps a server running until it is stopped. */
async function supervise(settings: ServerSettings): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = await launchAfterOthers(settings);
  // On every end of this process except a kill.
  const interrupt = () => void server.kill('SIGINT');
  process.once('exit', interrupt);

  async function relaunch(): Promise<void> {
    for (let pauseMs = 100; !signal.aborted; pauseMs = Math.min(5000, 2 * pauseMs)) {
      try {
        server = await launch(settings);
        if (signal.aborted) server.kill('SIGINT');
        return;
      } catch {
        await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
  async function keepRunning(): Promise<void> {
    for (;;) {
      await ended(server);
      if (signal.aborted) return;
      await relaunch();
    }
  }
  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      process.off('exit', interrupt);
      const impatience = setTimeout(() => server.kill('SIGQUIT'), orderlyMs);
      server.kill('SIGINT');
      await running;
      clearTimeout(impatience);
    },
  };
}

/** Processes of a server that was killed need a moment to notice it; until then they have the files. */
async function launchAfterOthers(settings: ServerSettings): Promise<ChildProcess> {
  for (let waitedMs = 0; ; waitedMs += 500) {
    try {
      return await launch(settings);
    } catch (cause) {
      const said = cause instanceof Error ? cause.message : '';
      if (!said.includes('shared memory block') || waitedMs >= orderlyMs) {
        const fatal = /(?:FATAL|PANIC): {2}(.*)/.exec(said)?.[1] ?? 'it does not say why';
        throw new Error(
          `The Postgres server in ${settings.data} did not start: ${fatal}. ` +
            'If its files are damaged, put a whole copy of the data folder back, or move it away to start with an empty one.',
          { cause },
        );
      }
      await pause(500);
    }
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
