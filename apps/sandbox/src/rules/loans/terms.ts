/** The states of a loan (spec §4); 0 is what has not been asked for. */
export const loanState = { applying: 1, approved: 2, rejected: 3, unpaid: 4, paid: 5 } as const;

/** What the sandbox lends: at most, in cents, for how long, at what interest a year. */
export const loanTerms = {
  limit: 1_000_000n,
  days: 30,
  /** Hundredths of a percent. */
  rate: 1200,
} as const;

/** How long a request waits for its decision, and an approved loan for its money. */
export const decideMs = 30_000;
export const payOutMs = 10_000;

/** A repayment that the balance did not cover is tried again this much later. */
export const retryMs = 3_600_000;
