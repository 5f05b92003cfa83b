import { hash, verify } from '@node-rs/argon2';

// Argon2id (the library's default algorithm) with the parameters that OWASP names first for it:
// 19 MiB, two passes, one lane. Both functions work off the event loop.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The hash of 32 random bytes that were thrown away, made with the parameters above.
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$vCl3HIReQM4LYyFTW8ei2w$JVaeeH+JmITou0r1eRezaAqNnnpgj1SgjL5aNzqeLiU';

/** The Argon2id text of a password or transaction code. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, parameters);
}

/**
 * Whether the secret belongs to the hash. Without a hash (unknown phone, no code set) the
 * same work is done against a decoy, so that the time taken does not tell who is registered.
 */
export async function isSecret(secret: string, secretHash: string | null): Promise<boolean> {
  const matches = await verify(secretHash ?? decoy, secret);
  return matches && secretHash !== null;
}
