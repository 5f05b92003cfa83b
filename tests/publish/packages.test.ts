import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { undocumentedIn } from './undocumented.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const packed = mkdtempSync(join(tmpdir(), 'corro-packed-'));

afterAll(() => rmSync(packed, { recursive: true }));

describe.each(['ui', 'client'])('@corro/%s', (name) => {
  const dist = join(root, 'packages', name, 'dist');

  it('is what publint takes for a sound package', async () => {
    const { stdout } = await run('publint', ['--strict', dist]);
    expect(stdout).toContain('All good!');
  });

  it('resolves, types and all, wherever ES modules do', async () => {
    const { stdout: file } = await run('npm', ['pack', '--silent', '--pack-destination', packed], {
      cwd: dist,
    });
    const look = run('attw', [join(packed, file.trim()), '--profile', 'esm-only']);
    await expect(look).resolves.toBeDefined();
  });

  it('has the signatures that its report shows, which `npm run api` writes', async () => {
    const compared = run('api-extractor', ['run'], { cwd: join(dist, '..') });
    await expect(compared).resolves.toBeDefined();
  });

  it('says of each export what it is', () => {
    expect(undocumentedIn(join(dist, 'index.d.ts'))).toEqual([]);
  });

  it('brings nothing that only this workspace has', () => {
    const files = globSync('**/*', { cwd: dist });
    expect(files.filter((file) => /(test|stories|guide|fixture)\./.test(file))).toEqual([]);
    const code = globSync('**/*.{js,d.ts}', { cwd: dist }).filter((file) =>
      /["']@corro\//.test(readFileSync(join(dist, file), 'utf8')),
    );
    expect(code).toEqual([]);
  });
});
