import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { constants } from './constants.ts';
import { errors } from './errors.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

const repository = resolve(import.meta.dirname, '../..');
const folders = ['apps', 'packages', 'stories', 'tests'];
const holdsTests = /\.(?:test|spec|stories)\.tsx?$/;
/** The names of tests and stories are strings of one line. */
const strings = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const tags = /spec §[4589] [a-z0-9 -]+/g;

const lines = [
  ['4', states],
  ['5', validation],
  ['8', errors],
  ['9', constants],
] as const;
const wanted = lines.flatMap(([section, list]) =>
  Object.keys(list).map((line) => `spec §${section} ${line}`),
);

/** What the tests of the repository are named after. */
function named(): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => holdsTests.test(path) && !path.includes('node_modules'))
      .map((path) => join(repository, folder, path)),
  );
  const texts = files.map((path) => readFileSync(path, 'utf8'));
  const names = texts.flatMap((text) => text.match(strings) ?? []);
  return new Set(names.flatMap((name) => name.match(tags) ?? []).map((tag) => tag.trim()));
}

test('every line of sections 4, 5, 8 and 9 of the specification has a test of its name', () => {
  const held = named();
  expect(wanted.filter((tag) => !held.has(tag))).toEqual([]);
});

test('no test is named after a line that there is not', () => {
  expect([...named()].filter((tag) => !wanted.includes(tag))).toEqual([]);
});
