import { readdirSync, readFileSync } from 'node:fs';
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

/** The files of stories on a shelf, by their paths. */
function storyFiles(shelf: string): string[] {
  const folder = join(import.meta.dirname, 'screens', shelf);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(folder, file));
}

test('every screen of the app has stories', () => {
  const missing = screens.filter(
    (screen) => !shelves.includes(screen) || storyFiles(screen).length === 0,
  );
  expect(screens).not.toEqual([]);
  expect(missing).toEqual([]);
});

test('every file of a screen has a story that is pictured in every mode', () => {
  const missing = shelves
    .flatMap(storyFiles)
    .filter((file) => !/\bparameters:.*?\binEveryMode\b/s.test(readFileSync(file, 'utf8')));
  expect(missing).toEqual([]);
});

test('no stories are left of a screen that is gone', () => {
  expect(shelves.filter((shelf) => !screens.includes(shelf))).toEqual([]);
});
