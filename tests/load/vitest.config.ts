import { defineConfig } from 'vitest/config';

// Files run one after the other, because each file uses the whole machine.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    // The files share a process and a Postgres.
    isolate: false,
    execArgv: ['--liftoff-only'],
    globalSetup: 'globalSetup.ts',
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
