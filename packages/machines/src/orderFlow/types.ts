import type { SignedPasskey } from '../passkeyConfirmation/passkeyConfirmation.ts';
import type { DecimalText, Problem, ProblemCode } from '@corro/domain';
import type { Failure, Outcome, Refused } from '../outcome.ts';

/** What an order came to, US dollars; null for what the server did not say. */
export interface PlacedOrder {
  readonly orderNumber: string | null;
  readonly price: DecimalText | null;
  readonly quantity: number | null;
  readonly fee: DecimalText | null;
  readonly total: DecimalText | null;
}

/** An order that has failed: nothing was done, nor will be; why, as a refusal says it. */
export interface FailedOrder {
  readonly failed: Refused;
}

/** What reconciling can find. */
export type FoundOrder = PlacedOrder | FailedOrder;

/** An order of the customer's that is listed without its key; null for what the list does not say. */
export interface ListedOrder {
  readonly orderNumber: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  readonly quantity: number | null;
  /** US dollars a share. */
  readonly price: DecimalText | null;
  /** US dollars. */
  readonly total: DecimalText | null;
}

/** The server lists orders without their keys: what was ordered since the confirmation. */
export interface UnkeyedOrders {
  readonly listed: readonly ListedOrder[];
}

/** What became of a pending order: its outcome, `null` where it is not listed, or what cannot be told apart. */
export type ReconcileOutcome = Outcome<FoundOrder | UnkeyedOrders | null>;

/** An order as the customer confirmed it; plain data, kept in storage until its end is known. */
export interface ConfirmedOrder<Terms> {
  /** The idempotency key: the order's identity from the tap on. */
  readonly key: string;
  /** What was agreed to. */
  readonly terms: Terms;
  /** Epoch milliseconds. */
  readonly confirmedAt: number;
}

/** What `placeOrder` is given. The code is the customer's secret, and so is what a passkey has signed: no machine keeps them. */
export interface Placing<Terms> {
  readonly order: ConfirmedOrder<Terms>;
  readonly code: string | null;
  /** In the place of the code, where a passkey has confirmed the order. */
  readonly passkey?: SignedPasskey | null;
}

/** What prevents the next step, most fundamental first. */
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

/** A price in US dollars a share and when it was read, epoch milliseconds. */
export interface PriceReading {
  readonly price: DecimalText;
  readonly readAt: number;
}

/** How a flow goes by a price that moves. */
export interface PriceFreshness<Facts> {
  /** The latest reading; null while there is none. */
  readonly reading: (facts: Facts) => PriceReading | null;
  /** How old a reading may be that is reviewed or confirmed, in milliseconds. */
  readonly maxAgeMs: number;
  /** Whether a reading is too old. Asked of the clock: a timer sleeps with the device. */
  readonly isTooOld: (readAt: number, now: number) => boolean;
}

/** What one flow makes of the common one. All of it is pure. */
export interface OrderFlowDefinition<Form, Facts, Edit, Terms> {
  readonly id: string;
  readonly emptyForm: Form;
  /** What one change by the customer makes of the form. */
  readonly edit: (form: Form, edit: Edit, facts: Facts) => Form;
  /** What is filled in for a form that the customer has left alone. */
  readonly prefill: (form: Form, facts: Facts) => Form;
  /** Everything wrong with the order, whether or not it is time to say so; with what is reviewed, in a review. */
  readonly problems: (form: Form, facts: Facts, reviewed: Terms | null) => Problem[];
  /** What prevents it regardless of the form. */
  readonly obstacle: (facts: Facts) => OrderObstacle | null;
  /** What the customer agrees to, flat plain data; null while it is not complete. */
  readonly terms: (form: Form, facts: Facts) => Terms | null;
  /** Problems that are said once they have stood for 3 s, and not while the customer types. */
  readonly heldBack: readonly ProblemCode[];
  /** Whether the order needs the transaction code. */
  readonly needsCode: boolean;
  /** Where the terms follow a price that moves: no older reading is agreed to. */
  readonly freshness?: PriceFreshness<Facts>;
  /** Whether the terms have moved so far that they are to be accepted again; unless given, whether anything differs. */
  readonly hasMoved?: (reviewed: Terms, current: Terms) => boolean;
  /** Problems of the form are reported before other obstacles. */
  readonly problemsFirst?: boolean;
  /** Whether an edit begins another order, of which nothing was asked for yet. */
  readonly beginsAnew?: (edit: Edit) => boolean;
  /** What the form keeps for the next order; unless given, nothing. */
  readonly nextForm?: (form: Form) => Form;
  /** What a pending order says of the form to come back to; unless given, nothing. */
  readonly formOfPending?: (terms: Terms) => Partial<Form>;
}

export interface OrderFlowInput<Form, Facts, Terms> {
  /** The app's clock, epoch milliseconds. */
  readonly now: () => number;
  /** Makes an idempotency key, a UUID. */
  readonly makeKey: () => string;
  readonly facts: Facts;
  /** A draft, as it was left. */
  readonly form?: Partial<Form>;
  readonly online?: boolean;
  /** A stored order whose outcome is not known: the flow starts by reconciling it. */
  readonly pending?: ConfirmedOrder<Terms> | null;
}

export interface OrderFlowContext<Form, Facts, Terms> {
  readonly now: () => number;
  readonly makeKey: () => string;
  readonly form: Form;
  readonly facts: Facts;
  readonly online: boolean;
  /** Review was asked for: what is missing is said, too. */
  readonly asked: boolean;
  /** What the customer is reading; null outside a review. */
  readonly reviewed: Terms | null;
  /** The terms have changed since; stays until they are accepted. */
  readonly moved: boolean;
  /** The price has been read too long ago, or is known to be wrong: a fresh one is awaited. */
  readonly aged: boolean;
  /** What is wrong with the code as it was last entered; never the code. */
  readonly codeProblems: readonly Problem[];
  readonly order: ConfirmedOrder<Terms> | null;
  readonly placed: PlacedOrder | null;
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** Looks made for the pending order since the last time the customer asked. */
  readonly reconcileAttempts: number;
  /** Orders since the confirmation, of which none tells whether it is the pending one. */
  readonly listed: readonly ListedOrder[];
  /** An earlier order was given up without knowing its end. */
  readonly earlierUnknown: boolean;
}

export type OrderFlowEvent<Facts, Edit, Terms> =
  | { readonly type: 'EDIT'; readonly edit: Edit }
  | { readonly type: 'FACTS'; readonly facts: Partial<Facts> }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'REVIEW' }
  | { readonly type: 'BACK' }
  /** Accepts the terms that were on the screen. */
  | { readonly type: 'ACCEPT'; readonly terms: Terms }
  /** One call at most: a second one finds the flow submitting. Code or passkey passes through. */
  | { readonly type: 'CONFIRM'; readonly code?: string; readonly passkey?: SignedPasskey }
  /** The customer has set a transaction code: the refusal for its lack is cleared. */
  | { readonly type: 'CODE_SET' }
  | { readonly type: 'RECONCILE_AGAIN' }
  /** Goes on although the end of the order, which is not found, is not known. */
  | { readonly type: 'EDIT_ANYWAY' }
  | { readonly type: 'NEW_ORDER' }
  /** The machine's own timer; anybody else's is harmless. */
  | { readonly type: 'PRICE_AGED' };
