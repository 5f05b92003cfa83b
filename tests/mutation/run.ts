/**
 * Runs the tests of a package against thousands of mutants of its code. Exits with 1 if the tests detect fewer than
 * 85 % of them. See README.md.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from '../install.ts';

/** Files that are copied for each package: its sources and the tests. */
const sources: Readonly<Record<string, readonly string[]>> = {
  domain: ['packages/domain/src/**'],
  // The tests of the client's calls are in tests/contract, because the client may not import the contract.
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
const packages = positionals.length > 0 ? positionals : Object.keys(sources);
const results = join(import.meta.dirname, '../test-results/mutation');

const version = '10.1.1';
const installed = install(
  `@stryker-mutator/core@${version}`,
  `@stryker-mutator/vitest-runner@${version}`,
);
const entryOf = (name: string) =>
  pathToFileURL(join(installed, '@stryker-mutator', name, 'dist/src/index.js')).href;
const { Stryker } = (await import(entryOf('core'))) as {
  Stryker: new (options: object) => { runMutationTest(): Promise<unknown> };
};

process.chdir(resolve(import.meta.dirname, '../..'));
for (const name of packages) {
  const copied = sources[name];
  if (copied === undefined) throw new Error(`There is no mutation test for ${name}.`);
  await new Stryker({
    mutate: [
      `packages/${name}/src/${values.files}.ts`,
      '!**/{*.test,*.fixture,index}.ts',
      '!**/__generated__/**',
    ],
    // Copies only these files. All other packages come from node_modules.
    ignorePatterns: [
      '**',
      '!/tsconfig.json',
      '!/packages/*/tsconfig.json',
      ...copied.map((files) => `!/${files}`),
    ],
    // The copy is outside the repository, so that other tools ignore it.
    tempDirName: mkdtempSync(join(tmpdir(), 'corro-mutation-')),
    cleanTempDir: 'always',
    testRunner: 'vitest',
    plugins: [entryOf('vitest-runner')],
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Milliseconds. A mutant counts as detected if its tests run longer.
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
