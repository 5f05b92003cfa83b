import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverUser } from './postgresServer.ts';

// Data folders that cannot be used, as an operator meets them: a process that ends and says why.
// The kinds of damage are tested in apps/sandbox/src/store/folder.

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

/** Opens a data folder in a process of its own, after shell commands such as a limit. */
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

test('a folder that has lost its database ends the start with a sentence, and stays as it is', async () => {
  await mkdir(join(folder, 'postgres', 'base'), { recursive: true });
  const { code, said } = await openIn(folder);
  expect(code).toBe(1);
  expect(said).toMatch(wholeSentences);
  expect(said).toContain(`The data folder ${folder} was not opened: PG_VERSION is missing`);
});

test('a folder that may not be written to ends the start with a sentence', async () => {
  await chmod(folder, 0o555);
  // Nothing is forbidden to root.
  const { code, said } = await openIn(folder, await serverUser());
  expect(code).toBe(1);
  expect(said).toMatch(wholeSentences);
  expect(said).toContain(`DATA_DIR is "${folder}", which is not a folder that can be written to`);
  expect(said).toContain('this user may not read and write it');
});

test('with a full disk a start ends with a sentence; with free space the next one works', async () => {
  const dataDir = join(folder, 'data');
  // No file may have more than 2 MiB, and none after that more than 512 bytes: like a disk that is full.
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
