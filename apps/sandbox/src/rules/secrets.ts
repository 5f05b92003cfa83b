import { hash, verify } from '@node-rs/argon2';

// Argon2id (the library's default) with OWASP's first recommendation: 19 MiB, two passes, one lane.
// The library hashes and verifies off the event loop.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hash of 32 discarded random bytes, with the parameters above.
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$vCl3HIReQM4LYyFTW8ei2w$JVaeeH+JmITou0r1eRezaAqNnnpgj1SgjL5aNzqeLiU';

/**
 * Normalises a secret, because keyboards write «ñ» as one character or as two, and both are the
 * same secret.
 */
const composed = (secret: string) => secret.normalize('NFC');

export function hashSecret(secret: string): Promise<string> {
  return hash(composed(secret), parameters);
}

/**
 * Verifies a secret. Without a hash (unknown phone, no code) it verifies a decoy, so that timing
 * does not reveal who is registered.
 */
export async function isSecret(secret: string, secretHash: string | null): Promise<boolean> {
  const forms = new Set([composed(secret), secret]);
  for (const form of forms) {
    // Earlier versions stored secrets as typed, without composing their Unicode characters.
    if (await verify(secretHash ?? decoy, form)) return secretHash !== null;
  }
  return false;
}
