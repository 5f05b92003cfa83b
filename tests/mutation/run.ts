/**
 * Changes the code of a package in thousands of small ways (mutants), one at a time, and expects a test to fail for
 * each. Exits with 1 when the tests notice fewer than 85 % of those of a package. See README.md.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/** The packages that decide and show nothing, each with where its tests are. */
const testedBy: Readonly<Record<string, readonly string[]>> = {
  domain: ['packages/domain/src/**'],
  // Tests of whole calls need scripted answers and the contract, which the client may not import.
  client: [
    'packages/client/src/**',
    'packages/testing/src/**',
    'tests/contract/{reads,writes}.test.ts',
  ],
  machines: ['packages/machines/src/**'],
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', default: '**/*' }, incremental: { type: 'string' } },
});
const packages = positionals.length > 0 ? positionals : Object.keys(testedBy);
const results = join(import.meta.dirname, '../test-results/mutation');

process.chdir(resolve(import.meta.dirname, '../..'));
for (const name of packages) {
  const copied = testedBy[name];
  if (copied === undefined) throw new Error(`No mutants are made of ${name}.`);
  await new Stryker({
    mutate: [
      `packages/${name}/src/${values.files}.ts`,
      '!**/{*.test,*.fixture,index}.ts',
      '!**/__generated__/**',
    ],
    // Of the repository, only what these tests need is copied; packages that they import come from node_modules.
    ignorePatterns: [
      '**',
      '!/tsconfig.json',
      '!/packages/*/tsconfig.json',
      ...copied.map((files) => `!/${files}`),
    ],
    // Outside of the repository, where no other tool finds the copy.
    tempDirName: mkdtempSync(join(tmpdir(), 'corro-mutation-')),
    cleanTempDir: 'always',
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Longer than a test may take, so that only a mutant that never ends is cut off, which counts as noticed.
    timeoutMS: 40_000,
    thresholds: { high: 95, low: 90, break: 85 },
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { logTests: false },
    htmlReporter: { fileName: join(results, `${name}.html`) },
    jsonReporter: { fileName: join(results, `${name}.json`) },
    incremental: values.incremental !== undefined,
    incrementalFile: join(values.incremental ?? results, `${name}.incremental.json`),
  }).runMutationTest();
}
