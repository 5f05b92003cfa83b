/** Play money of a new customer, in cents. */
export const welcomeCredit = 2_500_000n;

/**
 * Makes failures reproducible: an amount in cents whose dollars end in 13 fails (recharge,
 * withdrawal) or is rejected (loan).
 */
export function failsOnRequest(amount: bigint): boolean {
  return (amount / 100n) % 100n === 13n;
}

/** A document number that ends in 13 is rejected. */
export function isRejectedOnRequest(documentNumber: string): boolean {
  return documentNumber.endsWith('13');
}
