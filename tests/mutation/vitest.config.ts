/** Configuration in Stryker's copy. Imports of the copied packages resolve to the mutants, not to the checkout. */
import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { test } from '../../.config/vitest.ts';

const copied = globSync('packages/*/src/index.ts').map((entry) => [
  `@corro/${entry.split(sep)[1]}`,
  resolve(entry),
]);

/** Tests that are left out, because they take seconds for each of hundreds of mutants. */
const slow = '**/*.{graph,property}.test.ts';

export default defineConfig({
  test: {
    ...test,
    // The timeout is long, because a test that times out counts as a detected mutant.
    testTimeout: 20_000,
    alias: Object.fromEntries(copied),
    exclude: [...configDefaults.exclude, slow],
  },
});
