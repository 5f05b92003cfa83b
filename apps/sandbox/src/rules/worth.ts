/** What is held of an instrument. */
export interface Holding {
  quantity: bigint;
  /** Quantity × price bought at, over all its lots, in millionths of a dollar. */
  cost: bigint;
}

const millionthsInCent = 10_000n;

/**
 * What a holding is worth, in cents: rounded once for the instrument, half away from zero. Without a price
 * (in millionths of a dollar) it counts with what was paid for it, before the fee.
 */
export function worthOf({ quantity, cost }: Holding, price: bigint | null): bigint {
  const millionths = price === null ? cost : quantity * price;
  const half = (millionths < 0n ? -millionthsInCent : millionthsInCent) / 2n;
  return (millionths + half) / millionthsInCent;
}
