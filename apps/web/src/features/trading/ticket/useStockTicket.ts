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
  readonly side: Side;
  /** All open lots of the instrument; undefined while incomplete. */
  readonly lots: readonly Position[] | undefined;
}

export interface StockTicket {
  readonly view: TicketView;
  readonly send: (event: StockTicketEvent) => void;
}

/** Runs the ticket while the screen is mounted. */
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
  const openLots = view.lots.filter((lot) => !isSold(lot, lots));
  const isGone = openLots.length < view.lots.length;
  useEffect(() => {
    // Drops chosen lots that were sold elsewhere.
    if (isGone && phase === 'editing')
      send({ type: 'EDIT', edit: { type: 'LOTS', lots: openLots } });
    // oxlint-disable-next-line react/exhaustive-deps -- `send` is a new function on each render, but has the same actor
  }, [isGone, phase]);

  return { view, send };
}

export interface StepProps {
  readonly ticket: StockTicket;
  /** Instrument name. */
  readonly name: string;
}
