import type { OrderPhase } from '@corro/machines';
import { useState } from 'react';
import type { StockTicket } from './useStockTicket.ts';

const unsettled: ReadonlySet<OrderPhase> = new Set([
  'submitting',
  'reconciling',
  'notFound',
  'unreachable',
]);

/**
 * When the sheet is open and what closing it means. An order on its way is not taken back by
 * closing: the sheet is put aside until it is asked for, or the order has come to its end.
 */
export function useTicketSheet({ view: { phase }, send }: StockTicket) {
  const [isAside, setAside] = useState(false);
  const isUnsettled = unsettled.has(phase);

  const goOn = () => {
    setAside(false);
    if (phase === 'done') send({ type: 'NEW_ORDER' });
    else if (isUnsettled) send({ type: 'EDIT_ANYWAY' });
    else send({ type: 'BACK' });
  };
  return {
    open: phase !== 'editing' && !(isUnsettled && isAside),
    isAside: isUnsettled && isAside,
    show: () => setAside(false),
    close: () => (isUnsettled ? setAside(true) : goOn()),
    goOn,
  };
}
