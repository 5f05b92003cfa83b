import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('the root contains only the listed files', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .map((file) => file.split('/')[0] ?? '');
  const showing = [...new Set(tracked)].filter((name) => name !== '' && !name.startsWith('.'));
  expect(showing.toSorted()).toEqual([
    'CONTRIBUTING.md',
    'Dockerfile',
    'README.md',
    'SECURITY.md',
    'apps',
    'compose.yaml',
    'docs',
    'openapi',
    'package-lock.json',
    'package.json',
    'packages',
    'renovate.json',
    'stories',
    'tests',
    'tsconfig.json',
    'turbo.json',
  ]);
});
