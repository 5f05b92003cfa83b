const shown = 4;

/**
 * Last four characters of an account number or address; null where they would reveal more than
 * half.
 */
export function lastFourCharacters(account: string): string | null {
  const characters = Array.from(account.replaceAll(/\s/g, ''));
  return characters.length < shown * 2 ? null : characters.slice(-shown).join('');
}

/** Masks an account number or address: `•••• 7771`. */
export function maskAccount(account: string): string {
  const lastFour = lastFourCharacters(account);
  return lastFour === null ? '••••' : `•••• ${lastFour}`;
}
