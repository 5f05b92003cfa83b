import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['publish/*.test.ts'],
    // The timeouts are long, because tests install, compile and build an app.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
