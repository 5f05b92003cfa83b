import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { undocumentedIn } from './undocumented.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const packed = mkdtempSync(join(tmpdir(), 'corro-packed-'));

afterAll(() => rmSync(packed, { recursive: true }));

describe.each(['ui', 'client', 'stepper'])('@corro/%s', (name) => {
  const dist = join(root, 'packages', name, 'dist');

  it('passes publint', async () => {
    const { stdout } = await run('publint', ['--strict', dist]);
    expect(stdout).toContain('All good!');
  });

  it('resolves with its types as an ES module', async () => {
    const { stdout: file } = await run('npm', ['pack', '--silent', '--pack-destination', packed], {
      cwd: dist,
    });
    const look = run('attw', [join(packed, file.trim()), '--profile', 'esm-only']);
    await expect(look).resolves.toBeDefined();
  });

  it('matches its API report (`npm run api`)', async () => {
    const compared = run('api-extractor', ['run'], { cwd: join(dist, '..') });
    await expect(compared).resolves.toBeDefined();
  });

  it('documents each export', () => {
    expect(undocumentedIn(join(dist, 'index.d.ts'))).toEqual([]);
  });

  it('marks the modules with hooks or markup for frameworks that render on a server', () => {
    const clients = globSync('**/*.js', { cwd: dist }).filter((file) =>
      /from "react(\/jsx-runtime)?";/.test(readFileSync(join(dist, file), 'utf8')),
    );
    const unmarked = clients.filter(
      (file) => !readFileSync(join(dist, file), 'utf8').startsWith('"use client";\n'),
    );
    expect(unmarked).toEqual([]);
  });

  it('contains no tests and no private package', () => {
    const files = globSync('**/*', { cwd: dist });
    expect(files.filter((file) => /(test|stories|guide|fixture)\./.test(file))).toEqual([]);
    const code = globSync('**/*.{js,d.ts}', { cwd: dist }).filter((file) =>
      /["']@corro\//.test(readFileSync(join(dist, file), 'utf8')),
    );
    expect(code).toEqual([]);
  });
});

it('keeps the page of the stepper’s panel below 250 kB gzip, with the layout in a file of its own', () => {
  const page = join(root, 'packages/stepper/dist/page');
  const layout = globSync('**/elk-worker*.js', { cwd: page });
  expect(layout).toHaveLength(1);
  const weights = globSync('**/*.{html,js,css}', { cwd: page })
    .filter((file) => !layout.includes(file))
    .map((file) => gzipSync(readFileSync(join(page, file))).length / 1000);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  expect(total).toBeLessThan(250);
  // The figure of the README.
  expect(total).toBeCloseTo(178, -1);
});

it.each([
  ['packages/ui/README.md', 'tests/publish/app/src/readme.tsx'],
  ['packages/ui/README.md', 'tests/publish/app/src/brand.css'],
  ['packages/stepper/README.md', 'tests/publish/app/src/stepper.tsx'],
  ['packages/stepper/README.md', 'tests/publish/app/src/Chart.tsx'],
  ['packages/stepper/README.md', 'tests/publish/app/src/RunInAddress.tsx'],
  ['packages/client/README.md', 'tests/publish/app/src/client.ts'],
  ['packages/client/README.md', 'packages/client/src/readme.fixture.ts'],
  ['packages/client/docs/other-contracts.md', 'packages/client/src/otherContract.fixture.ts'],
])('%s shows %s, which other tests run', (readme, example) => {
  const code = readFileSync(join(root, example), 'utf8').replace(/^\/\/ oxlint-disable .*\n/, '');
  expect(readFileSync(join(root, readme), 'utf8')).toContain(code);
});
