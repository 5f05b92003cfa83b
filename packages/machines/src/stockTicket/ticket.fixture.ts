import type { DecimalText, Side } from '@corro/domain';
import { now, openFlow } from '../orderFlow/flow.fixture.ts';
import type { ConfirmedOrder, PlacedOrder, PriceReading } from '../orderFlow/types.ts';
import {
  type StockTicketEvent,
  stockTicketMachine,
  type TicketFacts,
  type TicketTerms,
  ticketView,
} from './stockTicket.ts';

export const facts: TicketFacts = {
  symbol: 'ACME',
  price: { price: '100.00', readAt: now },
  balance: '25000.00',
};

export const terms: TicketTerms = {
  symbol: 'ACME',
  side: 'buy',
  quantity: 10,
  price: '100.00',
  lots: [],
};

export const pendingOrder: ConfirmedOrder<TicketTerms> = {
  key: 'stored',
  terms,
  confirmedAt: now - 60_000,
};

export const receipt: PlacedOrder = {
  orderNumber: 'A-1',
  price: '100.00',
  quantity: 10,
  fee: '0.30',
  total: '1000.30',
};

/** Accepts a price for ten shares. */
export const accept = (price: DecimalText): StockTicketEvent => ({
  type: 'ACCEPT',
  terms: { ...terms, price },
});

interface Change {
  readonly side?: Side;
  readonly quantityText?: string;
  readonly price?: PriceReading | null;
  readonly balance?: DecimalText | null;
  readonly isOnline?: boolean;
  readonly now?: () => number;
  readonly makeKey?: () => string;
  readonly pending?: ConfirmedOrder<TicketTerms>;
}

/** A ticket on a simulated clock. */
export function openTicket({
  side = 'buy',
  quantityText = '',
  price,
  balance,
  ...rest
}: Change = {}) {
  const flow = openFlow(stockTicketMachine, ticketView, {
    facts: {
      ...facts,
      ...(price === undefined ? {} : { price }),
      ...(balance === undefined ? {} : { balance }),
    },
    form: { side, quantityText },
    ...rest,
  });
  return {
    ...flow,
    price: (text: DecimalText) =>
      flow.send({ type: 'FACTS', facts: { price: { price: text, readAt: flow.time() } } }),
    placed: () =>
      flow.placings.map(({ order }) => ({
        key: order.key,
        confirmedAt: order.confirmedAt,
        ...order.terms,
      })),
    review() {
      const { review, cost, balanceAfter } = flow.view();
      return review === null ? null : { ...review, ...cost, balanceAfter };
    },
  };
}

/** A ticket for ten shares, under review. */
export function reviewTicket(change: Change = {}) {
  const ticket = openTicket({ quantityText: '10', ...change });
  ticket.send({ type: 'REVIEW' });
  return ticket;
}
