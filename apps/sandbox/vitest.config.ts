import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The files share a process and its modules, and with them the empty database that each begins from.
    isolate: false,
    // A test's database lives for seconds, in which optimising its WebAssembly costs more than it gives.
    execArgv: ['--liftoff-only'],
    testTimeout: 30_000,
  },
});
