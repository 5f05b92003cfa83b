import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folderLock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corro-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a second process is refused at once, with the folder and the first process', () => {
  const lock = lockFolder(folder);
  lock.sign();
  const again = () => lockFolder(folder);
  expect(again).toThrow(FolderInUse);
  expect(again).toThrow(
    `The data folder ${folder} is already open in another Corro (process ${process.pid}).`,
  );
  lock.release();
});

test('after a release it can be taken', () => {
  lockFolder(folder).release();
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('a path that is not a folder is refused by the name of its setting', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  expect(() => lockFolder(file)).toThrow(
    `DATA_DIR is "${file}", which is not a folder that can be written to: `,
  );
});

test('after kill -9 it can be taken at once', async () => {
  const module = new URL('./folderLock.ts', import.meta.url).href;
  const program = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    globalThis.held = lockFolder(${JSON.stringify(folder)});
    globalThis.held.sign();
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(`(process ${child.pid})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = lockFolder(folder);
  expect(lock.wasLeft).toBe(true);
  lock.sign();
  lock.release();
  const next = lockFolder(folder);
  expect(next.wasLeft).toBe(false);
  next.release();
});
