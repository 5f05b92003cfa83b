import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['publish/*.test.ts'],
    // An app is installed, compiled and built on the way.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
