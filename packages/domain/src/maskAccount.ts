/** Characters of a number that stay readable: enough to tell one's own cards apart. */
const shown = 4;

/**
 * The last four characters of an account's number or of an address; null for one so short that they
 * would be nearly all of it.
 */
export function accountEnd(account: string): string | null {
  const characters = Array.from(account.replaceAll(/\s/g, ''));
  return characters.length < shown * 2 ? null : characters.slice(-shown).join('');
}

/** A number or an address as a list shows it: `•••• 7771`. */
export function maskAccount(account: string): string {
  const end = accountEnd(account);
  return end === null ? '••••' : `•••• ${end}`;
}
