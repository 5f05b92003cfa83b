import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileAt, nameByContent } from './names.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'corro-names-'));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

/** A build of three scripts that import each other. */
function buildOf(text: string) {
  rmSync(join(dist, 'assets'), { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'));
  const scripts = {
    'main.js': 'import "./HomeScreen.js";import "./shared.js";',
    'HomeScreen.js': `import "./shared.js";export const text = "${text}";`,
    'shared.js': 'export const shared = 1;',
  };
  for (const [file, content] of Object.entries(scripts)) {
    writeFileSync(join(dist, 'assets', file), content);
  }
  return nameByContent(dist);
}

test('names each script by its own content, also where another that it imports changes', () => {
  const before = buildOf('before');
  const after = buildOf('after');
  const renamed = Object.keys(before.imports).filter(
    (address) => before.imports[address] !== after.imports[address],
  );
  expect(renamed).toEqual(['/assets/HomeScreen.js']);
  expect(buildOf('before')).toEqual(before);
});

test('leads from each address to its file', () => {
  const map = buildOf('here');
  const file = fileAt(map, '/assets/HomeScreen.js');
  expect(file).toMatch(/^\/assets\/HomeScreen-[\w-]{8}\.js$/);
  expect(readFileSync(join(dist, file), 'utf8')).toContain('here');
  expect(readdirSync(join(dist, 'assets'))).toHaveLength(3);
  expect(() => fileAt(map, '/assets/none.js')).toThrow('/assets/none.js');
});
