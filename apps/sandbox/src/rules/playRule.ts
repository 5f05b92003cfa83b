/**
 * The rule of play, so that failures can be seen at will: an amount of dollars that ends in 13 fails
 * (a recharge, a withdrawal) or is rejected (a loan). Cents.
 */
export function failsInPlay(amount: bigint): boolean {
  return (amount / 100n) % 100n === 13n;
}

/** The same for verifications: a document number that ends in 13 is rejected. */
export function isRejectedInPlay(documentNumber: string): boolean {
  return documentNumber.endsWith('13');
}
