import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContract } from '@corro/openapi/contract';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Returns the cells of the rows of a table, without its head. */
function rowsOf(section: string): string[][] {
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const sections = page.split(/^## /m).slice(1);
const named = (title: string) => sections.find((section) => section.startsWith(title)) ?? '';

/** Finds the paths of tests in a text, each with the title in quotation marks that may follow it. */
const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec|stories)\.tsx?)`(?: "([^"]+)")?/g)].map(
    ([, path = '', title]) => ({ path, title }),
  );

test('every test that the page names exists, with its title', () => {
  const all = testsIn(page);
  expect(all.length).toBeGreaterThan(100);
  const missing = all.filter(({ path, title }) => {
    const file = join(root, path);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(title ?? '');
  });
  expect(missing).toEqual([]);
});

test('every cell about a thief has a test', () => {
  const section = named('A thief');
  const rows = rowsOf(section);
  expect(rows.length).toBe(6);
  const lists = section.split(/^- /m).slice(1);
  const unproven = rows.flatMap(([thief = '']) => {
    const name = /\*\*\w+\*\*/.exec(thief)?.[0] ?? thief;
    const list = lists.find((item) => item.startsWith(name)) ?? '';
    return ['takes', 'sees', 'can']
      .filter((cell) => testsIn(list.split(`- ${cell}: `)[1]?.split('\n')[0] ?? '').length === 0)
      .map((cell) => `${name} ${cell}`);
  });
  expect(unproven).toEqual([]);
});

test('every requirement that applies is held by a test, and nothing is planned', () => {
  const held = rowsOf(named('OWASP ASVS').split('### What does not apply')[0] ?? '');
  const rows = held.filter(([number = '']) => /^\d/.test(number));
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(([, , tests = '']) => testsIn(tests).length === 0)).toEqual([]);
  expect(page).not.toMatch(/\bplanned\b|\bTODO\b/i);
});

test('no call carries a secret in its address', () => {
  const contract = readContract();
  const names = contract.calls
    .filter((call) => call.startsWith('GET '))
    .flatMap((call) =>
      contract
        .requestShapeOf(call)
        .parameters.flatMap(({ name, in: place }) =>
          place === 'header' ? [] : `${call}: ${name}`,
        ),
    );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /(token|password|code_|secret|passkey)$/i.test(name))).toEqual([]);
});

/** Files of the apps and packages that run in production. */
const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\/src\/.*\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));
const production = sources.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));

const filesWith = (pattern: RegExp, files: readonly string[]) =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('no code switches off the check of certificates, evaluates text or weakens a hash', () => {
  const weak =
    /rejectUnauthorized|NODE_TLS_REJECT|\beval\(|new Function\(|createHash\('(md5|sha1)'|hash\('(md5|sha1)'|-ecb/;
  expect(filesWith(weak, sources)).toEqual([]);
});

test('only four files start programs, and no caller’s text is in their arguments', () => {
  // The build, the first start of a data folder, its lock, and the reader of photos, which sends
  // the photo as a message.
  expect(filesWith(/node:child_process/, production)).toEqual([
    'apps/sandbox/src/rules/identity/photos.ts',
    'apps/sandbox/src/store/folder/createCluster.ts',
    'apps/sandbox/src/store/folder/folderLock.ts',
    'apps/server/src/build.ts',
  ]);
  expect(filesWith(/\bshell: |\bexec(Sync)?\(['"`]/, production)).toEqual([]);
});

test('only migrations and the check of a data folder make statements from text', () => {
  expect(filesWith(/\bsql\.(raw|lit)\b/, production)).toEqual([
    'apps/sandbox/src/store/backfill.ts',
    'apps/sandbox/src/store/folder/examineCopy.ts',
    'apps/sandbox/src/store/migrate.ts',
  ]);
});
