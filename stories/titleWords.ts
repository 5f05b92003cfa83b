/** Machines that their readers know by another name than the code. */
const knownAs: Readonly<Record<string, string>> = {
  offerPurchase: 'Block trade or private placement',
  realName: 'Identity check',
  recharge: 'Deposit',
  stockTicket: 'Buying and selling shares',
  withdraw: 'Withdrawal',
};

/** The title of a machine's stories, in which the search of Storybook finds both of its names. */
export function machineTitle(id: string): string {
  const { [id]: known } = knownAs;
  return known === undefined ? titleWords(id) : `${known} (${titleWords(id).toLowerCase()})`;
}

/** A name of the code as words of a title: `ipo-orders` and `ipoOrders` become `IPO orders`. */
export function titleWords(name: string): string {
  const words = name
    .replaceAll(/\B[A-Z]/g, ' $&')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replaceAll(/\b(?:ipo|qip)\b/g, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
