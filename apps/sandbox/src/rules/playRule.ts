/** Play money of a new customer, in cents. */
export const welcomeCredit = 2_500_000n;

/**
 * Lets testers cause failures: a recharge or withdrawal whose whole dollars end in 13 fails, and a
 * loan of such an amount is rejected. `amount` is in cents.
 */
export function failsOnRequest(amount: bigint): boolean {
  return (amount / 100n) % 100n === 13n;
}

/** A document number that ends in 13 is rejected. */
export function isRejectedOnRequest(documentNumber: string): boolean {
  return documentNumber.endsWith('13');
}
