/** Limits of what a customer may enter (spec §9). Amounts are decimal text in US dollars. */
export const limits = {
  phoneDigits: 10,
  passwordMinLength: 6,
  transactionCodeDigits: 6,
  imageMaxBytes: 5_242_880,
  rechargeMinimum: '5000',
  withdrawMinimum: '10',
  /** Used until the config tag `min_withdraw_count` says otherwise. */
  withdrawConfiguredMinimum: '100',
  loanMinimum: '500',
  /** Used where a block trade names no minimum of its own. */
  blockMinimumQuantity: 100,
  ipoQuantityStep: 100,
  /** Lots that are sold in one review, each by a call of its own; the specification names no limit. */
  lotsPerSale: 20,
  /** Characters of a message to customer service; the specification names no limit. */
  messageLength: 1000,
  /** Characters of the name of a bank or of a card's holder; the specification names no limit. */
  cardTextLength: 80,
  /** Characters of the name of a passkey; the specification knows none. */
  passkeyNameLength: 40,
} as const;

/** Quantity caps of a stock order (spec §9): at least `min`, at most `half` or `full` by mode. */
export const quantityCaps = { min: 1, half: 50, full: 100 } as const;

/** Quick picks: shares of the most that may be ordered, in percent (decisions). */
export const quickShares = [25, 50, 75, 100] as const;

/** Credit scores (spec §9): `default` means that none is known, `good` and above is green. */
export const creditScore = { default: 100, good: 80 } as const;

/** Fund periods under this many days are shown in days, longer ones in months (spec §9). */
export const fundPeriodMonthsFromDays = 30;

/** Fee on every buy and sell, as a share of price × quantity (spec §9: 0.03 %). Decimal text. */
export const feeRate = '0.0003';

/** Share of a recharge shown as its preview (spec §9: 5 %). Decimal text. */
export const rechargePreviewRate = '0.05';
