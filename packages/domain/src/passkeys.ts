import { checkCodeEntry } from './codeEntry.ts';
import { limits } from './limits.ts';
import { nameText } from './plainText.ts';
import type { Problem } from './problem.ts';

/** Secrets that confirm the addition of a passkey. */
export interface PasskeySecretsInput {
  readonly password: string;
  /** Transaction code; null where the customer has none. */
  readonly code: string | null;
}

/** Checks that login password and transaction code are filled in. */
export function checkPasskeySecrets({ password, code }: PasskeySecretsInput): Problem[] {
  return [...checkPassword(password), ...(code === null ? [] : checkCodeEntry(code))];
}

/** Checks that the login password is filled in. */
export function checkPassword(password: string): Problem[] {
  return password === '' ? [{ code: 'password-required', field: 'password' }] : [];
}

/** Checks a passkey's name: 1 to 40 code points. */
export function checkPasskeyName(name: string): Problem[] {
  const field = 'name';
  const { length } = Array.from(nameText(name));
  if (length === 0) return [{ code: 'name-required', field }];
  const max = limits.passkeyNameLength;
  return length > max ? [{ code: 'text-too-long', field, values: { max } }] : [];
}
