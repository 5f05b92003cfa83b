import { fileURLToPath } from 'node:url';

/** Shared test options. A workspace with its own configuration extends them. */
export const test = {
  // Generous, so that tests pass on slow machines.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Test files share a process and its modules.
  isolate: false,
};

const sandbox = new URL('../apps/sandbox/src/', import.meta.url);

/** Options for tests that run sandboxes in their own process. */
export const sandboxTest = {
  // All test files share the initial database, because they run in one process.
  ...test,
  // Real hashing of a hundred secrets would be slow, and secrets of tests need no protection.
  alias: { '@node-rs/argon2': fileURLToPath(new URL('cheapArgon2.fixture.ts', sandbox)) },
  // Optimising the database's WebAssembly costs more than it saves in a test of seconds.
  execArgv: ['--liftoff-only'],
};

export default { test };
