import { createRequire } from 'node:module';
import type * as pbkdf2 from 'altcha-lib/algorithms/pbkdf2';

// Replaces the key derivation of challenges where Vitest runs a sandbox in its own process
// (`vitest.config.ts`). A solution still takes the same number of keys, but each key takes one
// iteration.

// Vitest's alias does not apply to `require`, so `require` loads the real package.
const actual: typeof pbkdf2 = createRequire(import.meta.url)('altcha-lib/algorithms/pbkdf2');

export const deriveKey: typeof pbkdf2.deriveKey = (parameters, salt, password) =>
  actual.deriveKey({ ...parameters, cost: 1 }, salt, password);
