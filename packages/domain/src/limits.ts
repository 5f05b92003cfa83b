/** Limits of customer input (spec §9). Amounts are decimal text in US dollars. */
export const limits = {
  phoneDigits: 10,
  passwordMinLength: 6,
  /** Shorter passwords are accepted with a warning. */
  passwordRecommendedLength: 12,
  transactionCodeDigits: 6,
  imageMaxBytes: 5_242_880,
  rechargeMinimum: '5000',
  withdrawMinimum: '10',
  /** Default of the config tag `min_withdraw_count`. */
  withdrawConfiguredMinimum: '100',
  loanMinimum: '500',
  /** Minimum in shares of an offer that states none. */
  blockMinimumQuantity: 100,
  ipoQuantityStep: 100,
  /** Lots that one review can sell, each with its own call; the specification has no limit. */
  lotsPerSale: 20,
  /** Code points; the specification has no limit. */
  messageLength: 1000,
  /** Code points of a bank's or holder's name; the specification has no limit. */
  cardTextLength: 80,
  /** Code points; the specification has no passkeys. */
  passkeyNameLength: 40,
} as const;

/** Quantity limits of a stock order by mode (spec §9). */
export const quantityCaps = { min: 1, half: 50, full: 100 } as const;
