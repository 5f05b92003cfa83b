import { hash, hashText, unit } from '../../market/index.ts';

/** The names that the kinds of offer have on the wire: block trade and QIP. */
export type OfferMold = 'bulk' | 'finalize';

/** What an instrument is offered at on a day; the price follows from the close of the day before. */
export interface Terms {
  /** Tenths of a percent below the close. */
  discount: number;
  /** The least that can be bought, in shares. */
  minimum: number;
  /** Whether it can be bought; some are shown and closed. */
  open: boolean;
}

/** How the offers of a kind are drawn. */
interface Range {
  seed: number;
  /** How many of a hundred shares are offered on a day. */
  offered: number;
  /** Discounts lie between, in halves of a percent. */
  discount: readonly [least: number, most: number];
  minimums: readonly number[];
}

// The one seed of the offers is in the first digits. Another number is another history for all.
const ranges: Record<OfferMold, Range> = {
  bulk: { seed: 0x0ffe1, offered: 40, discount: [4, 12], minimums: [100] },
  finalize: { seed: 0x0ffe2, offered: 30, discount: [10, 24], minimums: [50, 100, 150, 200] },
};

/** Of so many offers one is closed. */
const closedOneIn = 6;

/**
 * The terms of an instrument on a day (days since 1970 in UTC), or null when it is not offered. They
 * follow from the arguments alone: any process, now or later, finds the same.
 */
export function termsOn(mold: OfferMold, symbol: string, day: number): Terms | null {
  const { seed, offered, discount, minimums } = ranges[mold];
  const own = hash(hash(seed, day), hashText(symbol));
  if (unit(own, 1) * 100 >= offered) return null;
  const [least, most] = discount;
  return {
    discount: 5 * (least + (hash(own, 2) % (most - least + 1))),
    minimum: minimums[hash(own, 3) % minimums.length] ?? 100,
    open: hash(own, 4) % closedOneIn !== 0,
  };
}
