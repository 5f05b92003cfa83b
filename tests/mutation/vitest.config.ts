/**
 * The tests of what Stryker has copied: it starts Vitest in the copy. A package that is there too is imported from
 * there, with its mutants, and not by way of node_modules, which lead back to the checkout.
 */
import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { test } from '../../.config/vitest.ts';

const copied = globSync('packages/*/src/index.ts').map((entry) => [
  `@corro/${entry.split(sep)[1]}`,
  resolve(entry),
]);

/**
 * Tests that go through every situation, or through hundreds of random orders of events: seconds, for each of hundreds of
 * mutants. What nothing else notices counts as unnoticed.
 */
const slow = '**/*.{graph,property}.test.ts';

export default defineConfig({
  test: {
    ...test,
    // A mutant may let a test wait in vain; still long, since a test that is cut off counts as one that fails.
    testTimeout: 20_000,
    alias: Object.fromEntries(copied),
    exclude: [...configDefaults.exclude, slow],
  },
});
