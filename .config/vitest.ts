import { fileURLToPath } from 'node:url';

/** What the tests of all workspaces share. One with a configuration of its own adds to `test`. */
export const test = {
  // Long, so that no test needs a fast machine.
  testTimeout: 60_000,
  // The files share a process and its modules.
  isolate: false,
};

const sandbox = new URL('../apps/sandbox/src/', import.meta.url);

/** What the tests add that run sandboxes in their own process. */
export const sandboxTest = {
  // In the shared process, the files share the database that each begins from.
  ...test,
  // A sandbox hashes a hundred secrets here, of which none is worth a guess.
  alias: { '@node-rs/argon2': fileURLToPath(new URL('cheapArgon2.fixture.ts', sandbox)) },
  // A test's database lasts for seconds, in which optimising its WebAssembly costs more than it gives.
  execArgv: ['--liftoff-only'],
};

export default { test };
