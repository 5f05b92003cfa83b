import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folderLock.ts';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'corro-lock-'));
  folder = join(home, 'data');
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('a locked folder is refused at every path that leads to it, also after it is renamed', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is already open in another Corro. Stop that one first`,
  );
  await symlink(folder, join(home, 'link'));
  await expect(lockFolder(join(home, 'link'))).rejects.toThrow(FolderInUse);
  await rename(folder, join(home, 'renamed'));
  await expect(lockFolder(join(home, 'renamed'))).rejects.toThrow(FolderInUse);
  release();
  await expect(lockFolder(join(home, 'renamed'))).resolves.toBeTypeOf('function');
});

test('a copy of a locked folder and a new one at its path are not locked', async () => {
  const release = await lockFolder(folder);
  await cp(folder, join(home, 'copy'), { recursive: true });
  await expect(lockFolder(join(home, 'copy'))).resolves.toBeTypeOf('function');
  await rename(folder, join(home, 'renamed'));
  await mkdir(folder);
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  release();
});

test('a path that is not a folder is refused with the name of its setting', async () => {
  await writeFile(folder, '');
  await expect(lockFolder(folder)).rejects.toThrow(
    `DATA_DIR is "${folder}", which is not a folder that can be written to: `,
  );
});

test('after kill -9 it can be locked immediately, also while a child of the killed process runs', async () => {
  const module = new URL('./folderLock.ts', import.meta.url).href;
  const program = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)});
    const { spawn } = await import('node:child_process');
    const child = spawn('sleep', ['600'], { stdio: 'ignore' });
    child.once('spawn', () => console.log(child.pid));
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [childId] = await once(holder.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  process.kill(Number(childId), 'SIGKILL');
});
