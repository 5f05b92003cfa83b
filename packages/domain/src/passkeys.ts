import { limits } from './limits.ts';
import { checkCodeEntry } from './passwords.ts';
import type { Problem } from './problem.ts';

/** The secrets that a passkey stands in for later. */
export interface PasskeySecretsInput {
  readonly password: string;
  /** The transaction code; null where the customer has none. */
  readonly code: string | null;
}

/** Checks that the secrets are there; whether they are right is for the server to say. */
export function checkPasskeySecrets({ password, code }: PasskeySecretsInput): Problem[] {
  return [...checkPassword(password), ...(code === null ? [] : checkCodeEntry(code))];
}

/** Checks that the login password is there, for the field `password`. */
export function checkPassword(password: string): Problem[] {
  return password === '' ? [{ code: 'password-required', field: 'password' }] : [];
}

/** Checks the name of a passkey: there, and at most 40 characters (code points). */
export function checkPasskeyName(name: string): Problem[] {
  const field = 'name';
  const { length } = Array.from(name.trim());
  if (length === 0) return [{ code: 'name-required', field }];
  const max = limits.passkeyNameLength;
  return length > max ? [{ code: 'text-too-long', field, values: { max } }] : [];
}
