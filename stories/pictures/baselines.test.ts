import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'baselines');
const files = globSync('*/*.png', { cwd: folder });

function namesIn(mode: string): string[] {
  return files.filter((file) => file.startsWith(`${mode}/`)).map((file) => file.slice(mode.length));
}

test('the baselines stay as few and as small as a checkout can carry', () => {
  expect(files.length).toBeLessThanOrEqual(450);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(25e6);
});

test('every picture is there in both themes', () => {
  expect(namesIn('es-dark').toSorted()).toEqual(namesIn('es-light').toSorted());
  expect(namesIn('de-200').filter((name) => !namesIn('es-light').includes(name))).toEqual([]);
});
