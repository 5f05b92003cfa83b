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
  const first = await startSandbox({ dataDir: folder });
  const began = performance.now();
  const second = startSandbox({ dataDir: folder });
  await expect(second).rejects.toThrow(StartRefused);
  await expect(second).rejects.toThrow(
    `The data folder ${folder} is already open in another Corro`,
  );
  // Starting Node takes most of it; opening the database would take longer.
  expect(performance.now() - began).toBeLessThan(3000);
  await first.kill9();
  const third = await startSandbox({ dataDir: folder });
  await third.kill9();
});
