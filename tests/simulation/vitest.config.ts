import { defineConfig } from 'vitest/config';
import { sandboxTest } from '../../.config/vitest.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    alias: sandboxTest.alias,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
