import { checkPasswordChange } from '@corro/domain';

let common: Promise<ReadonlySet<string>> | null = null;

/** Some 49,000 passwords that leaked most, in lower case; read when the first one is chosen. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Whether a password to be is too short, or among those that are tried first: what the app refuses
 * before it sends, and a list that is too long for a phone. `phone`: the customer's own.
 */
export async function isWeakPassword(password: string, phone: string): Promise<boolean> {
  const change = { currentPassword: 'given', newPassword: password, confirmation: password, phone };
  if (checkPasswordChange(change).length > 0) return true;
  common ??= commonPasswords();
  return (await common).has(password.toLowerCase());
}
