/** A validation problem of one field. The catalogues hold its sentence. */
export interface Problem {
  readonly code: ProblemCode;
  /** Field name in the checked input. */
  readonly field: string;
  /** Values of the sentence: decimal text for money, numbers for quantities. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * All validation problems (spec §5). Message `problem.<code>` is the sentence; a comment lists its
 * values.
 */
export type ProblemCode =
  // registration, login, passwords
  | 'phone-required'
  | 'phone-format'
  | 'password-required'
  | 'current-password-required'
  | 'new-password-required'
  | 'password-too-short' // min
  | 'password-too-easy'
  | 'confirmation-required'
  | 'passwords-do-not-match'
  | 'invitation-required'
  | 'transaction-code-format'
  | 'new-code-too-easy'
  | 'transaction-codes-do-not-match'
  // numbers
  | 'number-ambiguous' // fraction, thousands
  // quantities and orders
  | 'quantity-required'
  | 'quantity-format'
  | 'quantity-below-minimum' // min
  | 'quantity-above-half' // max
  | 'quantity-above-full' // max
  | 'quantity-below-offer' // min
  | 'quantity-above-offering' // max
  | 'quantity-off-step' // step
  | 'fund-sold-out'
  | 'lot-required'
  | 'insufficient-funds' // total, balance, missing
  | 'required-fields'
  // amounts
  | 'amount-required'
  | 'amount-not-whole'
  | 'amount-format'
  | 'amount-below-price' // min
  | 'recharge-amount-required'
  | 'recharge-method-required'
  | 'recharge-amount-format'
  | 'recharge-below-minimum' // min
  | 'withdraw-card-required'
  | 'withdraw-amount-format'
  | 'withdraw-below-minimum' // min
  | 'withdraw-above-balance' // withdrawable
  | 'loan-amount-format'
  | 'loan-below-minimum' // min
  | 'loan-above-limit' // max
  // cases
  | 'subject-required'
  // searches
  | 'stock-code-required'
  | 'search-code-required'
  // customer service
  | 'message-required'
  | 'message-too-long' // max
  // identity and cards
  | 'name-required'
  | 'id-number-required'
  | 'front-photo-required'
  | 'back-photo-required'
  | 'not-an-image'
  | 'image-too-large'
  | 'field-required'
  | 'text-too-long' // max
  | 'clabe-format'
  | 'clabe-check-digit'
  | 'address-format'
  | 'address-checksum'
  | 'address-of-nobody';
