import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { constants } from './constants.ts';
import { errors } from './errors.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

const repository = resolve(import.meta.dirname, '../..');
const folders = ['apps', 'packages', 'stories', 'tests'];
const isTest = /\.(?:test|spec|stories)\.tsx?$/;
/** Matches string literals on one line, which include the names of tests and stories. */
const strings = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const tags = /spec §[4589] [a-z0-9 -]+/g;

const lines = [
  ['4', states],
  ['5', validation],
  ['8', errors],
  ['9', constants],
] as const;
const expected = lines.flatMap(([section, list]) =>
  Object.keys(list).map((line) => `spec §${section} ${line}`),
);

/**
 * Reads the tags from the names of tests and stories. A tag, such as `spec §5 register phone`, names a line of the
 * specification.
 */
function readTags(): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isTest.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('node_modules')),
  );
  const texts = files.map((path) => readFileSync(path, 'utf8'));
  const names = texts.flatMap((text) => text.match(strings) ?? []);
  return new Set(names.flatMap((name) => name.match(tags) ?? []).map((tag) => tag.trim()));
}

test('every line of sections 4, 5, 8 and 9 of the specification has a test with its name', () => {
  const found = readTags();
  expect(expected.filter((tag) => !found.has(tag))).toEqual([]);
});

test('no test has the name of a missing line', () => {
  expect([...readTags()].filter((tag) => !expected.includes(tag))).toEqual([]);
});
