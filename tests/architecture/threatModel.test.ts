import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('every answer in the threat model names an existing test', () => {
  const model = readFileSync(join(root, 'apps/server/docs/threat-model.md'), 'utf8');
  const section = model.split('## Threats and answers')[1]?.split('## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| (?!-|threat )/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  const named = rows.map((row) => ({
    row,
    paths: [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));
  expect(named.filter(({ paths }) => paths.length === 0)).toEqual([]);
  const all = named.flatMap(({ paths }) => paths);
  expect(all.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
