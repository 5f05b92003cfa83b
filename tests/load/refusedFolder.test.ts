import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverUser } from './postgresServer.ts';

// Tests that a start with an unusable data folder is refused. Tests in apps/sandbox/src/store/folder cover damaged
// folders.

const program = join(import.meta.dirname, '../../apps/server/src/migrate.ts');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corro-refused-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface End {
  code: number | null;
  said: string;
}

/** Opens a data folder in a new process, after shell commands such as `ulimit`. */
async function openIn(
  dataDir: string,
  user: { uid?: number; gid?: number } = {},
  before = ':',
): Promise<End> {
  const script = `${before}; exec "$0" "$1"`;
  const child = spawn('sh', ['-c', script, process.execPath, program], {
    ...user,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

const wholeSentences = /^[A-Z][^\n]*\.\n$/;

test('a folder without its database stops the start with a sentence, and is not changed', async () => {
  await mkdir(join(folder, 'postgres', 'base'), { recursive: true });
  const { code, said } = await openIn(folder);
  expect(code).toBe(1);
  expect(said).toMatch(wholeSentences);
  expect(said).toContain(`The data folder ${folder} was not opened: PG_VERSION is missing`);
});

test('a read-only folder stops the start with a sentence', async () => {
  await chmod(folder, 0o555);
  // Runs as another user if this is root, because root may write everywhere.
  const { code, said } = await openIn(folder, await serverUser());
  expect(code).toBe(1);
  expect(said).toMatch(wholeSentences);
  expect(said).toContain(`DATA_DIR is "${folder}", which is not a folder that can be written to`);
  expect(said).toContain('this user may not read and write it');
});

test('a full disk stops the start with a sentence; the next start with free space works', async () => {
  const dataDir = join(folder, 'data');
  // Limits the size of files to 2 MiB, and later to 512 bytes. A write beyond the limit fails as on a full disk.
  const short = "trap '' XFSZ; ulimit -f 4096";
  const first = await openIn(dataDir, {}, short);
  expect(first.code).toBe(1);
  expect(first.said).toMatch(/^The embedded database in .* could not be opened\. Is there enough/);
  await expect(openIn(dataDir)).resolves.toEqual({ code: 0, said: '' });
  const state = await readFile(join(dataDir, 'database.json'), 'utf8');
  const second = await openIn(dataDir, {}, "trap '' XFSZ; ulimit -f 1");
  expect(second.code).toBe(1);
  expect(second.said).toContain('was not opened: a file in it may not grow');
  expect(await readFile(join(dataDir, 'database.json'), 'utf8')).toBe(state);
});
