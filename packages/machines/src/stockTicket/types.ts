import type { DecimalText, Lot, PositionMode, Side } from '@corro/domain';
import type { OrderFlowEvent, OrderFlowInput, PriceReading } from '../orderFlow/index.ts';

export interface TicketForm {
  readonly side: Side;
  readonly mode: PositionMode;
  readonly quantityText: string;
  /** The lot to be sold whole; null while none is chosen. */
  readonly lot: Lot | null;
}

export interface TicketFacts {
  readonly symbol: string;
  /** Null while it is not known. */
  readonly price: PriceReading | null;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
}

export type TicketEdit =
  | { readonly type: 'SIDE'; readonly side: Side }
  | { readonly type: 'MODE'; readonly mode: PositionMode }
  | { readonly type: 'QUANTITY'; readonly text: string }
  | { readonly type: 'LOT'; readonly lot: Lot | null };

/** What the customer agrees to. */
export interface TicketTerms {
  readonly symbol: string;
  readonly side: Side;
  readonly quantity: number;
  /** The price accepted, US dollars a share. */
  readonly price: DecimalText;
  /** The lot that is sold whole; null when buying. */
  readonly lot: Lot | null;
}

export type StockTicketInput = OrderFlowInput<TicketForm, TicketFacts, TicketTerms>;
export type StockTicketEvent = OrderFlowEvent<TicketFacts, TicketEdit, TicketTerms>;
