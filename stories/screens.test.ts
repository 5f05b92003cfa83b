import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders under a path, in order. */
function folders(...path: string[]): string[] {
  return readdirSync(join(import.meta.dirname, ...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

const screens = folders('..', 'apps', 'web', 'src', 'screens');
const shelves = folders('screens');

test('every screen of the app has stories', () => {
  const missing = screens.filter(
    (screen) =>
      !shelves.includes(screen) ||
      !readdirSync(join(import.meta.dirname, 'screens', screen)).some((file) =>
        file.endsWith('.stories.tsx'),
      ),
  );
  expect(screens).not.toEqual([]);
  expect(missing).toEqual([]);
});

test('no stories are left of a screen that is gone', () => {
  expect(shelves.filter((shelf) => !screens.includes(shelf))).toEqual([]);
});
