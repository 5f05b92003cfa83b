import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { notOwed, owed, type State } from './screens/owed.ts';

const app = join(import.meta.dirname, '..', 'apps', 'web', 'src');

/** The screens of the app, which take no props, by the folders of their stories: `login-password` is `LoginPasswordScreen`. */
const screens = globSync('**/*Screen.tsx', { cwd: app })
  .filter((file) =>
    /^export (?:default )?function \w+Screen\(\)/m.test(readFileSync(join(app, file), 'utf8')),
  )
  .map((file) =>
    basename(file, 'Screen.tsx')
      .replaceAll(/\B[A-Z]/g, '-$&')
      .toLowerCase(),
  )
  .toSorted();

const shelves = readdirSync(join(import.meta.dirname, 'screens'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

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

const states = Object.keys(owed) as State[];

/** The states of look that a screen's stories show, by their names. */
function shown(screen: string): State[] {
  const text = storyFiles(screen).map((file) => readFileSync(file, 'utf8'));
  const names = [...text.join('\n').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return states.filter((state) => names.some((name) => owed[state].test(name)));
}

/** Those that it cannot be in. */
const excused = (screen: string) =>
  notOwed.flatMap(({ screens: those, states: these }) => (those.includes(screen) ? these : []));

test('every screen has a story of every state that it can be in', () => {
  const missing = screens.flatMap((screen) =>
    states
      .filter((state) => !shown(screen).includes(state) && !excused(screen).includes(state))
      .map((state) => `${screen}: ${state}`),
  );
  expect(missing).toEqual([]);
});

test('no screen is excused from a state that a story of it shows, nor twice, nor one that is gone', () => {
  const vain = screens.flatMap((screen) =>
    excused(screen)
      .filter((state, at, all) => shown(screen).includes(state) || all.indexOf(state) !== at)
      .map((state) => `${screen}: ${state}`),
  );
  expect(vain).toEqual([]);
  const gone = notOwed.flatMap((entry) => entry.screens).filter((it) => !screens.includes(it));
  expect(gone).toEqual([]);
});

test('every screen has a story that is pictured at rest', () => {
  const atRest = /\bparameters:.*?\batRest\b/s;
  const missing = shelves.filter(
    (shelf) => !storyFiles(shelf).some((file) => atRest.test(readFileSync(file, 'utf8'))),
  );
  expect(missing).toEqual([]);
});

test('no stories are left of a screen that is gone', () => {
  expect(shelves.filter((shelf) => !screens.includes(shelf))).toEqual([]);
});
