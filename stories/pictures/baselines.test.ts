import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baselineFiles, folder } from './baselines.ts';

const baselines = baselineFiles().map((file) => ({
  file,
  bytes: readFileSync(join(folder, file)),
}));

test('no two stories have the same picture', () => {
  // One of them shows not what its name says, or says by `notPictured` why it needs no picture.
  const bySight = Map.groupBy(baselines, ({ bytes }) =>
    createHash('sha256').update(bytes).digest('hex'),
  );
  const same = [...bySight.values()].filter(({ length }) => length > 1);
  expect(same.map((those) => those.map(({ file }) => file).join(' = '))).toEqual([]);
});

test('the pictures stay as few and as small as a checkout can carry', () => {
  expect(baselines.length).toBeLessThanOrEqual(1000);
  expect(baselines.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(15e6);
});
