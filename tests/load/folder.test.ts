import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, StartRefused } from './process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corro-folder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a second start on an open folder stops at once and says why', async () => {
  const began = performance.now();
  const first = await startSandbox({ dataDir: folder });
  const started = performance.now();
  const second = startSandbox({ dataDir: folder });
  await expect(second).rejects.toThrow(StartRefused);
  await expect(second).rejects.toThrow(
    `The data folder ${folder} is already open in another Corro`,
  );
  // Less than a start takes: it does not wait for anything, and opens no database.
  expect(performance.now() - started).toBeLessThan(started - began);
  await first.kill9();
  const third = await startSandbox({ dataDir: folder });
  await third.kill9();
});
