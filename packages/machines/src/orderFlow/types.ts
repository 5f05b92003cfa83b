import type { SignedPasskey } from '../passkeyConfirmation/passkeyConfirmationSetup.ts';
import type { DecimalText, Problem, ProblemCode } from '@corro/domain';
import type { Failure, Outcome, Refused } from '../outcome.ts';

/** Receipt of an executed order; amounts in US dollars, `price` per share. */
export interface PlacedOrder {
  readonly orderNumber: string | null;
  readonly price: DecimalText | null;
  readonly quantity: number | null;
  readonly fee: DecimalText | null;
  readonly total: DecimalText | null;
}

/** An order that failed for good; nothing was done. */
export interface FailedOrder {
  readonly failed: Refused;
}

export type FoundOrder = PlacedOrder | FailedOrder;

/** A row of the list of orders without the Idempotency-Key of the order. */
export interface ListedOrder {
  readonly orderNumber: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  readonly quantity: number | null;
  /** US dollars per share. */
  readonly price: DecimalText | null;
  /** US dollars. */
  readonly total: DecimalText | null;
}

/** Orders since the confirmation, from a server that returns no keys. */
export interface UnkeyedOrders {
  readonly listed: readonly ListedOrder[];
}

/**
 * Outcome of a pending order. The value is `null` where the order is not listed, and
 * `UnkeyedOrders` where orders are listed without the keys that identify them.
 */
export type ReconcileOutcome = Outcome<FoundOrder | UnkeyedOrders | null>;

/** A confirmed order as plain data, stored until its outcome is known. */
export interface ConfirmedOrder<Terms> {
  /** Idempotency-Key of the confirmation. */
  readonly key: string;
  /** Accepted terms. */
  readonly terms: Terms;
  /** Epoch milliseconds. */
  readonly confirmedAt: number;
}

/** Input of `placeOrder`. Transaction code and passkey are secrets: no machine stores them. */
export interface Placing<Terms> {
  readonly order: ConfirmedOrder<Terms>;
  readonly code: string | null;
  /** Replaces the transaction code. */
  readonly passkey?: SignedPasskey | null;
}

/** Obstacles to the next step, most fundamental first. */
export type OrderObstacle =
  | 'offline'
  | 'offer-unknown'
  | 'offer-gone'
  | 'not-forthcoming'
  | 'price-unknown'
  | 'price-missing'
  | 'cards-unknown'
  | 'withdrawals-held'
  | 'balance-unknown'
  | 'loan-unknown'
  | 'loan-paid'
  | 'request-unknown'
  | 'request-ended'
  | 'request-cancelled'
  | 'problems'
  | 'price-too-old'
  | 'terms-moved';

/** A price in US dollars per share and its time, epoch milliseconds. */
export interface PriceReading {
  readonly price: DecimalText;
  readonly readAt: number;
}

/** Rules of a moving price. */
export interface PriceFreshness<Facts> {
  /** Returns the latest price. */
  readonly reading: (facts: Facts) => PriceReading | null;
  /** Maximum age for a review or confirmation, milliseconds. */
  readonly maxAgeMs: number;
  /** Checks the age by the clock (epoch milliseconds), because timers stop in a sleeping device. */
  readonly isTooOld: (readAt: number, now: number) => boolean;
}

/** Pure rules of one flow. */
export interface OrderFlowDefinition<Form, Facts, Edit, Terms> {
  readonly id: string;
  readonly emptyForm: Form;
  /** Applies an edit to the form. */
  readonly edit?: (form: Form, edit: Edit, facts: Facts) => Form;
  /** Fills in defaults in an untouched form. */
  readonly prefill?: (form: Form, facts: Facts) => Form;
  /** Returns all problems, including those not displayed yet. */
  readonly problems: (form: Form, facts: Facts, reviewed: Terms | null) => Problem[];
  /** Returns an obstacle that does not depend on the form. */
  readonly obstacle: (facts: Facts) => OrderObstacle | null;
  /**
   * Returns the terms as plain data; null while incomplete. The default of `hasMoved` needs flat
   * data.
   */
  readonly terms: (form: Form, facts: Facts) => Terms | null;
  /**
   * Problems that are displayed 3 s after the last edit, not while typing; after a review request
   * at once.
   */
  readonly delayedProblems?: readonly ProblemCode[];
  /** The order needs the transaction code. */
  readonly needsCode?: boolean;
  /** Set where the terms follow a moving price. */
  readonly freshness?: PriceFreshness<Facts>;
  /** Checks if changed terms must be accepted again. Default: any difference. */
  readonly hasMoved?: (reviewed: Terms, current: Terms) => boolean;
  /** Reports problems of the form before other obstacles. */
  readonly prioritizesProblems?: boolean;
  /** Checks if an edit starts a new order; the problems of the earlier order are then hidden. */
  readonly startsNewOrder?: (edit: Edit) => boolean;
  /** Returns the form of the next order. Default: empty. */
  readonly nextForm?: (form: Form) => Form;
  /** Restores parts of the form from a pending order. */
  readonly formOfPending?: (terms: Terms) => Partial<Form>;
}

export interface OrderFlowInput<Form, Facts, Terms> {
  /** Returns epoch milliseconds. */
  readonly now: () => number;
  /** Creates an Idempotency-Key, a UUID. */
  readonly makeKey: () => string;
  readonly facts: Facts;
  /** Stored draft. */
  readonly form?: Partial<Form>;
  readonly isOnline?: boolean;
  /** Stored order with an unknown outcome; the flow starts by reconciling it. */
  readonly pending?: ConfirmedOrder<Terms> | null;
}

export interface OrderFlowContext<Form, Facts, Terms> {
  readonly now: () => number;
  readonly makeKey: () => string;
  readonly form: Form;
  readonly facts: Facts;
  readonly isOnline: boolean;
  /** A review was requested, so missing fields are reported. */
  readonly isReviewRequested: boolean;
  /** Terms under review. */
  readonly reviewed: Terms | null;
  /** The terms have changed and must be accepted. */
  readonly haveTermsMoved: boolean;
  /** The price is too old, or the server has refused it. */
  readonly isPriceTooOld: boolean;
  /** Problems of the last entered transaction code; never the code itself. */
  readonly codeProblems: readonly Problem[];
  readonly order: ConfirmedOrder<Terms> | null;
  readonly placed: PlacedOrder | null;
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** Attempts since the flow last entered `reconciling`. */
  readonly reconcileAttempts: number;
  /** Orders since the confirmation, none of them identifiable. */
  readonly listed: readonly ListedOrder[];
  /** An order with unknown outcome was abandoned. */
  readonly hasAbandonedOrder: boolean;
}

export type OrderFlowEvent<Facts, Edit, Terms> =
  | { readonly type: 'EDIT'; readonly edit: Edit }
  | { readonly type: 'FACTS'; readonly facts: Partial<Facts> }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'REVIEW' }
  | { readonly type: 'BACK' }
  /** Accepts the displayed terms. */
  | { readonly type: 'ACCEPT'; readonly terms: Terms }
  /** Places the order once. Transaction code and passkey are not stored. */
  | { readonly type: 'CONFIRM'; readonly code?: string; readonly passkey?: SignedPasskey }
  /** Clears the refusal, because the customer has set the missing transaction code. */
  | { readonly type: 'CODE_SET' }
  | { readonly type: 'RECONCILE_AGAIN' }
  /** Abandons an order whose outcome is unknown; see `canAbandon`. */
  | { readonly type: 'EDIT_ANYWAY' }
  | { readonly type: 'NEW_ORDER' }
  /**
   * Sent by the machine's own timer. The event is harmless if it comes from elsewhere, because the
   * clock decides the age.
   */
  | { readonly type: 'PRICE_TOO_OLD' };
