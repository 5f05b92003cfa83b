/** Configuration in Stryker's copy: imports of copied packages resolve to the mutants, not to the checkout. */
import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { test } from '../../.config/vitest.ts';

const copied = globSync('packages/*/src/index.ts').map((entry) => [
  `@corro/${entry.split(sep)[1]}`,
  resolve(entry),
]);

/** Left out, because these tests take seconds for each of hundreds of mutants. */
const slow = '**/*.{graph,property}.test.ts';

export default defineConfig({
  test: {
    ...test,
    // Long, because a timeout counts as a detected mutant.
    testTimeout: 20_000,
    alias: Object.fromEntries(copied),
    exclude: [...configDefaults.exclude, slow],
  },
});
