import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

// In place of `@node-rs/argon2` where Vitest runs a sandbox in its own process (vitest.config.ts here and in tests/): the
// library at its cheapest, and in the thread that calls it. What a guess costs decides nothing in these tests, and what
// another thread ends at its own time is not repeated by a seed. What a stored secret costs is tested in
// tests/load/guesses.test.ts.

// By `require`, which Vitest's alias does not reach.
const actual: typeof argon2 = createRequire(import.meta.url)('@node-rs/argon2');

const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash: typeof argon2.hash = async (secret) => actual.hashSync(secret, least);

export const verify: typeof argon2.verify = async (hashed, secret) =>
  actual.verifySync(hashed, secret);
