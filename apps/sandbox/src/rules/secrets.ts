import { hash, verify } from '@node-rs/argon2';

// Argon2id (the library's default algorithm) with the parameters that OWASP names first for it:
// 19 MiB, two passes, one lane. Both functions work off the event loop.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | null = null;

/** The Argon2id text of a password or transaction code. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, parameters);
}

/**
 * Whether the secret belongs to the hash. Without a hash (nobody by that phone, no code set) the
 * same work is done against a decoy, so that the time taken does not tell who is registered.
 */
export async function isSecret(secret: string, secretHash: string | null): Promise<boolean> {
  if (secretHash !== null) return verify(secretHash, secret);
  decoy ??= hashSecret('nobody');
  await verify(await decoy, secret);
  return false;
}
