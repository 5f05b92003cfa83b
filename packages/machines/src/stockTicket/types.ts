import type { DecimalText, Lot, PositionMode, Side } from '@corro/domain';
import type { PlacedOrder } from '../orderFlow/index.ts';
import type { Failure, Refused } from '../outcome/index.ts';

/** A price in US dollars a share and when it was read, epoch milliseconds. */
export interface PriceReading {
  readonly price: DecimalText;
  readonly readAt: number;
}

/** An order as the customer confirmed it; plain data, kept in storage until its end is known. */
export interface PendingOrder {
  /** The idempotency key: the order's identity from the tap on. */
  readonly key: string;
  readonly symbol: string;
  readonly side: Side;
  readonly quantity: number;
  /** The price accepted, US dollars a share. */
  readonly price: DecimalText;
  /** The lot that is sold whole; null when buying. */
  readonly lot: Lot | null;
  /** Epoch milliseconds. */
  readonly confirmedAt: number;
}

export interface StockTicketInput {
  readonly symbol: string;
  /** The app's clock, epoch milliseconds. */
  readonly now: () => number;
  /** Makes an idempotency key, a UUID. */
  readonly makeKey: () => string;
  readonly side?: Side;
  readonly mode?: PositionMode;
  /** A draft, as it was typed. */
  readonly quantityText?: string;
  readonly price?: PriceReading | null;
  readonly balance?: DecimalText | null;
  readonly online?: boolean;
  /** A confirmed order whose end is not known, from storage: the ticket starts by looking it up. */
  readonly pending?: PendingOrder | null;
}

export interface StockTicketContext {
  readonly symbol: string;
  readonly now: () => number;
  readonly makeKey: () => string;
  readonly side: Side;
  readonly mode: PositionMode;
  readonly quantityText: string;
  readonly lot: Lot | null;
  readonly balance: DecimalText | null;
  readonly online: boolean;
  readonly price: PriceReading | null;
  /** The price has been read too long ago, or is known to be wrong: a fresh one is awaited. */
  readonly aged: boolean;
  /** Review was asked for: what is missing is said, too. */
  readonly asked: boolean;
  /** What the customer is reading; null outside a review. */
  readonly reviewed: PriceReading | null;
  /** The price has left the tolerance since; stays until it is accepted. */
  readonly moved: boolean;
  readonly order: PendingOrder | null;
  readonly placed: PlacedOrder | null;
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** Looks made for the pending order since the last time the customer asked. */
  readonly looks: number;
  /** An earlier order was given up without knowing its end. */
  readonly earlierUnknown: boolean;
}

export type StockTicketEvent =
  | { readonly type: 'SIDE'; readonly side: Side }
  | { readonly type: 'MODE'; readonly mode: PositionMode }
  | { readonly type: 'QUANTITY'; readonly text: string }
  | { readonly type: 'LOT'; readonly lot: Lot | null }
  | { readonly type: 'BALANCE'; readonly balance: DecimalText | null }
  | ({ readonly type: 'PRICE' } & PriceReading)
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'REVIEW' }
  | { readonly type: 'BACK' }
  /** Accepts the price that was on the screen. */
  | { readonly type: 'ACCEPT_PRICE'; readonly price: DecimalText }
  /** One call at most: a second one finds the ticket submitting. */
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'LOOK_AGAIN' }
  /** Goes on although the end of the order, which is not found, is not known. */
  | { readonly type: 'EDIT_ANYWAY' }
  | { readonly type: 'NEW_ORDER' }
  /** The machine's own timer; anybody else's is harmless. */
  | { readonly type: 'PRICE_AGED' };
