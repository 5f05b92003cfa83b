import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requiredStates, type State } from './harness/requiredStates.ts';

const app = join(import.meta.dirname, '..', 'apps', 'web', 'src');

/**
 * Source texts of the app, in which the screens are the functions `…Screen` without props. The
 * stories of `LoginPasswordScreen` are in the folder `login-password`.
 */
const sources = globSync('**/*.tsx', { cwd: app }).map((file) =>
  readFileSync(join(app, file), 'utf8'),
);
const functions = sources
  .join('\n')
  .matchAll(/^(?:export )?(?:default )?function (\w+)Screen\(\)/gm);
const screens = Array.from(functions, ([, name = '']) =>
  name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase(),
).toSorted();

const titles = readdirSync(join(import.meta.dirname, 'screens'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The files of the stories with a title, by their paths. */
function storyFiles(title: string): string[] {
  const folder = join(import.meta.dirname, 'screens', title);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(folder, file));
}

test('every screen of the app has stories', () => {
  const missing = screens.filter(
    (screen) => !titles.includes(screen) || storyFiles(screen).length === 0,
  );
  expect(screens).not.toEqual([]);
  expect(missing).toEqual([]);
});

const states = Object.keys(requiredStates) as State[];

const textOf = (screen: string) =>
  storyFiles(screen)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The required states that the stories of a screen show, by their names. */
function shown(screen: string): State[] {
  const names = Array.from(
    textOf(screen).matchAll(/^export const (\w+)/gm),
    ([, name = '']) => name,
  );
  return states.filter((state) => names.some((name) => requiredStates[state].test(name)));
}

/** Unreachable states of a screen, from comments: `// Unreachable: busy. It sends nothing.` */
const unreachable = (screen: string): string[] =>
  Array.from(textOf(screen).matchAll(/^\/\/ Unreachable: ([\w, ]+)\. \S/gm)).flatMap(
    ([, names = '']) => names.split(', '),
  );

test('every screen has a story of every state that it can be in', () => {
  const missing = screens.flatMap((screen) =>
    states
      .filter((state) => !shown(screen).includes(state) && !unreachable(screen).includes(state))
      .map((state) => `${screen}: ${state}`),
  );
  expect(missing).toEqual([]);
});

test('no state is listed as unreachable that has a story, is listed twice, or does not exist', () => {
  const known = new Set<string>(states);
  const vain = screens.flatMap((screen) => {
    const seen = new Set<string>(shown(screen));
    return unreachable(screen)
      .filter((state, at, all) => !known.has(state) || seen.has(state) || all.indexOf(state) !== at)
      .map((state) => `${screen}: ${state}`);
  });
  expect(vain).toEqual([]);
});

test('every screen has a story that is pictured at rest', () => {
  const atRest = /\bparameters:.*?\batRest\b/s;
  const missing = titles.filter(
    (title) => !storyFiles(title).some((file) => atRest.test(readFileSync(file, 'utf8'))),
  );
  expect(missing).toEqual([]);
});

test('no stories are left of a screen that is gone', () => {
  expect(titles.filter((title) => !screens.includes(title))).toEqual([]);
});
