import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

type Argon2 = typeof argon2;

const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The hashing library at its cheapest, and in this thread: what a guess costs decides nothing here, and
 * what another thread ends at its own time is not repeated by a seed.
 */
export async function cheapArgon2(): Promise<Argon2> {
  const actual = await vi.importActual<Argon2>('@node-rs/argon2');
  return {
    ...actual,
    hash: async (secret) => actual.hashSync(secret, least),
    verify: async (hashed, secret) => actual.verifySync(hashed, secret),
  };
}
