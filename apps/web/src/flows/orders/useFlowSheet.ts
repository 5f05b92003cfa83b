import type { OrderPhase } from '@corro/machines';
import { useState } from 'react';

const unsettled: ReadonlySet<OrderPhase> = new Set([
  'submitting',
  'reconciling',
  'notFound',
  'unreachable',
]);

interface Closable {
  readonly view: { readonly phase: OrderPhase };
  readonly send: (event: { type: 'NEW_ORDER' | 'EDIT_ANYWAY' | 'BACK' }) => void;
}

/** Where the form stands in the sheet, too: whether it is wanted, and what ends that. */
interface FormInSheet {
  readonly isWanted: boolean;
  readonly leave: () => void;
}

/**
 * When the sheet is open and what closing it means. An order on its way is not taken back by
 * closing: the sheet is put aside until it is asked for, or the order has come to its end.
 */
export function useFlowSheet({ view: { phase }, send }: Closable, form?: FormInSheet) {
  const [isAside, setAside] = useState(false);
  const isUnsettled = unsettled.has(phase);
  const isPast = phase !== 'editing' && !(isUnsettled && isAside);

  const goOn = () => {
    setAside(false);
    if (phase === 'done') send({ type: 'NEW_ORDER' });
    else if (isUnsettled) send({ type: 'EDIT_ANYWAY' });
    else send({ type: 'BACK' });
  };
  const close = () => {
    if (isUnsettled) {
      setAside(true);
      return;
    }
    goOn();
    form?.leave();
  };
  return {
    open: isPast || (phase === 'editing' && form?.isWanted === true),
    isAside: isUnsettled && isAside,
    show: () => setAside(false),
    close,
    goOn,
  };
}
