import type { Position, Quote } from '@corro/client';
import type { DecimalText, Side } from '@corro/domain';
import type { StockTicketEvent, TicketView } from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { ticketFlow } from './ticketFlow.ts';

export interface TicketSources {
  readonly symbol: string;
  /** The side that the address names. */
  readonly side: Side;
  readonly quote: Quote | undefined;
  readonly balance: DecimalText | undefined;
  /** All open lots of the instrument; undefined while not all are known. */
  readonly lots: readonly Position[] | undefined;
}

export interface StockTicket {
  readonly view: TicketView;
  readonly send: (event: StockTicketEvent) => void;
}

/** Runs the ticket for as long as the screen is there, and tells it what the app learns. */
export function useStockTicket(sources: TicketSources): StockTicket {
  const { symbol, side, quote, balance = null, lots } = sources;
  const queryClient = useQueryClient();
  const [flow] = useState(() => ticketFlow(symbol));
  const price = quote === undefined ? null : { price: quote.price, readAt: quote.readAt };
  const { view, send } = useOrderFlow(flow, {
    draft: `ticket_${symbol}`,
    form: { side },
    facts: { symbol, price, balance },
    refreshPrice: () => void queryClient.refetchQueries({ queryKey: ['quote', { symbol }] }),
  });

  const { lot, phase } = view;
  const isGone = lot !== null && lots?.every((one) => one.orderNumber !== lot.orderNumber) === true;
  useEffect(() => {
    // Sold elsewhere: what is not there cannot be chosen.
    if (isGone && phase === 'editing') send({ type: 'EDIT', edit: { type: 'LOT', lot: null } });
    // oxlint-disable-next-line react/exhaustive-deps -- another function each time, of the same actor
  }, [isGone, phase]);

  return { view, send };
}
