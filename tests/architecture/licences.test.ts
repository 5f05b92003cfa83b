import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'corro-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Locked {
  license?: string;
  dev?: boolean;
}

/** Runs the licence check on a lock file with one package. */
function check(name: string, locked: Locked): { status: number | null; says: string } {
  const lockFile = join(folder, 'package-lock.json');
  const packages = { '': {}, [`node_modules/${name}`]: { version: '1.0.0', ...locked } };
  writeFileSync(lockFile, JSON.stringify({ packages }));
  const args = [join(root, '.config/licences.mjs'), lockFile];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, says: stdout + stderr };
}

test.each([
  ['some', { license: 'MIT' }],
  ['some', { license: 'MIT and ISC' }],
  ['some', { license: '(MIT OR GPL-3.0-or-later)' }],
  ['some', { license: '((MIT OR GPL-3.0-or-later) AND ISC)' }],
  ['some', { license: 'MPL-2.0', dev: true }],
  ['@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' }],
])('%s %o is allowed', (name, locked) => {
  expect(check(name, locked).status).toBe(0);
});

test.each([
  ['some', { license: 'AGPL-3.0-only' }],
  ['some', { license: 'GPL-3.0-or-later', dev: true }],
  ['some', { license: 'MPL-2.0' }],
  ['some', { license: '(MIT AND GPL-3.0-or-later)' }],
  ['some', { license: 'MIT GPL-3.0-or-later' }],
  ['some', { license: 'SEE LICENSE IN terms.txt' }],
  ['some', { license: 'LGPL-3.0-or-later' }],
  ['some', {}],
])('%s %o is not, and is named', (name, locked) => {
  const { status, says } = check(name, locked);
  expect(status).toBe(1);
  expect(says).toContain('some@1.0.0');
});
