import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { titleWords } from './titleWords.ts';

const routes = join(import.meta.dirname, '../apps/web/src/routes');

/** The section of a screen by its folder of stories: the table of routes that loads the screen. */
const sections = new Map(
  globSync('*.ts', { cwd: routes }).flatMap((file) =>
    Array.from(
      readFileSync(join(routes, file), 'utf8').matchAll(/\/(\w+)Screen\.tsx'/g),
      ([, screen = '']): [string, string] => [
        screen.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase(),
        titleWords(basename(file, '.ts')),
      ],
    ),
  ),
);

/** The title and id that a file gives its stories. */
function nameIn(file: string): { title: string | undefined; id: string | undefined } {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  const { meta } = loadCsf(code, {
    fileName: file,
    makeTitle: (title) => title ?? 'by path',
  }).parse();
  return { title: meta.title, id: meta.id };
}

/** The name by the path: the section, the screen, and the part of the screen that a file shows. */
function screenNameOf(file: string): { title: string; id: string } {
  const [folder, part] = [basename(dirname(file)), basename(file, '.stories.tsx')];
  const isWhole = folder.replaceAll('-', '') === part.toLowerCase();
  const titles = [sections.get(folder) ?? 'Everywhere', titleWords(folder)];
  return {
    title: [...titles, ...(isWhole ? [] : [titleWords(part)])].join('/'),
    id: `screens-${folder === part.toLowerCase() ? folder : `${folder}-${part.toLowerCase()}`}`,
  };
}

test('the stories of a screen are named by section, screen and part; their ids never move', () => {
  const files = globSync('screens/*/*.stories.tsx', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(70);
  expect(Object.fromEntries(files.map((file) => [file, nameIn(file)]))).toEqual(
    Object.fromEntries(files.map((file) => [file, screenNameOf(file)])),
  );
});

test('the stories of a machine are named by its words; their ids are its own', () => {
  expect(nameIn('machines/__generated__/ipoApplication.stories.ts')).toEqual({
    title: 'IPO application · Solicitud de IPO',
    id: 'machines-ipoapplication',
  });
  expect(nameIn('machines/__generated__/realName.stories.ts')).toEqual({
    title: 'Identity check · Verificación de identidad (real name)',
    id: 'machines-realname',
  });
});

test('each machine has an English and a Spanish name', () => {
  const files = globSync('machines/__generated__/*.stories.ts', { cwd: import.meta.dirname });
  const titles = files.map((file) => nameIn(file).title ?? '');
  // A chat is a chat in both languages.
  expect(titles.filter((title) => !title.includes(' · '))).toEqual(['Chat']);
});

test('components and charts are named as in code, by the path of their file', () => {
  const files = globSync(
    ['../packages/{ui,charts}/src/components/**/*.stories.tsx', 'stepper/*.stories.tsx'],
    {
      cwd: import.meta.dirname,
    },
  );
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => nameIn(file).title !== 'by path')).toEqual([]);
});

test('a state of a machine has a name in English and in Spanish', () => {
  const code = readFileSync(
    join(import.meta.dirname, 'machines/__generated__/realName.stories.ts'),
    'utf8',
  );
  expect(code).toContain("{ name: 'Step through · Paso a paso', ");
  expect(code).toContain('{ name: "The identity was rejected · La identidad fue rechazada", ');
});
