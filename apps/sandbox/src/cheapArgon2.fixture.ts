import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

// Replaces `@node-rs/argon2` where Vitest runs a sandbox in its own process (.config/vitest.ts). It
// hashes at the lowest cost, because these tests do not depend on the time that a guessed password
// takes. It hashes in the calling thread, because another thread would finish at a different moment
// in each run with the same seed. tests/load/guesses.test.ts tests the real cost.

// Vitest's alias does not apply to `require`, so `require` loads the real package.
const actual: typeof argon2 = createRequire(import.meta.url)('@node-rs/argon2');

const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash: typeof argon2.hash = async (secret) => actual.hashSync(secret, least);

export const verify: typeof argon2.verify = async (hashed, secret) =>
  actual.verifySync(hashed, secret);
