import type { Position, Quote } from '@corro/client';
import type { DecimalText, Side } from '@corro/domain';
import type { StockTicketEvent, TicketView } from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { ticketFlow } from './ticketFlow.ts';
import { isSold } from './useLots.ts';

interface TicketSources {
  readonly symbol: string;
  readonly quote: Quote | undefined;
  readonly balance: DecimalText | null | undefined;
  /** The side that the address names. */
  readonly side: Side;
  /** All open lots of the instrument; undefined while not all are known. */
  readonly lots: readonly Position[] | undefined;
}

export interface StockTicket {
  readonly view: TicketView;
  readonly send: (event: StockTicketEvent) => void;
}

/** Runs the ticket while the screen is mounted, and sends it the app's facts. */
export function useStockTicket(sources: TicketSources): StockTicket {
  const { symbol, quote, balance = null, side, lots } = sources;
  const queryClient = useQueryClient();
  const quoted = quote?.price ?? null;
  const price =
    quote === undefined || quoted === null ? null : { price: quoted, readAt: quote.readAt };
  const [flow] = useState(() => ticketFlow(symbol));
  const { view, send } = useOrderFlow(flow, {
    facts: { symbol, price, balance },
    refreshPrice: () => void queryClient.refetchQueries({ queryKey: ['quote', { symbol }] }),
    draft: `ticket_${symbol}`,
    form: { side },
  });

  const { phase } = view;
  const there = view.lots.filter((lot) => !isSold(lot, lots));
  const isGone = there.length < view.lots.length;
  useEffect(() => {
    // Sold elsewhere: what is not there cannot be chosen.
    if (isGone && phase === 'editing') send({ type: 'EDIT', edit: { type: 'LOTS', lots: there } });
    // oxlint-disable-next-line react/exhaustive-deps -- another function each time, of the same actor
  }, [isGone, phase]);

  return { view, send };
}

/** What each step of the sheet is given. */
export interface StepProps {
  readonly ticket: StockTicket;
  /** Of the instrument. */
  readonly name: string;
}
