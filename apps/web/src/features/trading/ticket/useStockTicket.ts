import type { Position, Quote } from '@corro/client';
import type { DecimalText, Side } from '@corro/domain';
import { ticketView, type StockTicketEvent, type TicketView } from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useClient } from '../../../app/room.ts';
import { useServices } from '../../../app/services.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../app/storage/keptDraft.ts';
import { makeKey } from '../../../flows/makeKey.ts';
import { readAgainAfterOrder } from '../../../flows/orders/readAgainAfterOrder.ts';
import { useIsOnline } from '../../../common/queries/useIsOnline.ts';
import { readPending } from './pendingOrders.ts';
import { stockTicketOver } from './ticketEffects.ts';

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

/** Runs the ticket's machine for as long as the screen is there, and tells it what the app learns. */
export function useStockTicket(sources: TicketSources): StockTicket {
  const { symbol, side, quote, balance, lots } = sources;
  const { storage, clock, actors } = useServices();
  const client = useClient();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const draft = { storage, clock, form: `ticket_${symbol}` };

  const [machine] = useState(() =>
    stockTicketOver({
      client,
      storage,
      symbol,
      refreshPrice: () => void queryClient.refetchQueries({ queryKey: ['quote', { symbol }] }),
      accountChanged: () => readAgainAfterOrder(queryClient),
    }),
  );
  const [options] = useState(() => {
    const { quantity = '', mode } = readDraft(draft);
    return {
      ...actors,
      input: {
        symbol,
        side,
        now: () => clock.now(),
        makeKey: () => makeKey(),
        quantityText: quantity,
        mode: mode === 'full' ? ('full' as const) : ('half' as const),
        online: isOnline,
        pending: readPending(storage, symbol),
      },
    };
  });
  const actor = useActorRef(machine, options);
  const view = ticketView(useSelector(actor, (snapshot) => snapshot));

  const price = quote?.price;
  const readAt = quote?.readAt;
  useEffect(() => {
    if (price !== undefined && readAt !== undefined) actor.send({ type: 'PRICE', price, readAt });
  }, [actor, price, readAt]);
  useEffect(() => {
    if (balance !== undefined) actor.send({ type: 'BALANCE', balance });
  }, [actor, balance]);
  useEffect(() => actor.send({ type: isOnline ? 'ONLINE' : 'OFFLINE' }), [actor, isOnline]);

  const { lot, phase, quantityText, mode } = view;
  useEffect(() => {
    const isGone = lot !== null && lots?.every((one) => one.orderNumber !== lot.orderNumber);
    // Sold elsewhere: what is not there cannot be chosen.
    if (isGone && phase === 'editing') actor.send({ type: 'LOT', lot: null });
  }, [actor, lot, lots, phase]);

  const isDone = phase === 'done';
  useEffect(() => {
    if (isDone || quantityText === '') forgetDraft(draft);
    else keepDraft(draft, { quantity: quantityText, mode });
    // oxlint-disable-next-line react/exhaustive-deps -- the place of the draft stays the same
  }, [isDone, quantityText, mode]);

  return { view, send: (event) => actor.send(event) };
}
