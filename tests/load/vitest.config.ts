import { defineConfig } from 'vitest/config';

// One file after the other: each wants the machine, and a Postgres, for itself.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    // The files share a process with its modules, and a Postgres.
    isolate: false,
    execArgv: ['--liftoff-only'],
    globalSetup: 'globalSetup.ts',
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
