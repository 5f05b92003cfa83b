import type { OrderPhase } from '@corro/machines';
import { useState } from 'react';

const pendingPhases: ReadonlySet<OrderPhase> = new Set([
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
 * closing: the sheet is minimised until it is asked for, or the order has come to its end.
 */
export function useFlowSheet({ view: { phase }, send }: Closable, form?: FormInSheet) {
  const [isMinimised, setMinimised] = useState(false);
  const isPending = pendingPhases.has(phase);
  const isPast = phase !== 'editing' && !(isPending && isMinimised);

  const goOn = () => {
    setMinimised(false);
    if (phase === 'done') send({ type: 'NEW_ORDER' });
    else if (isPending) send({ type: 'EDIT_ANYWAY' });
    else send({ type: 'BACK' });
  };
  const close = () => {
    if (isPending) {
      setMinimised(true);
      return;
    }
    goOn();
    form?.leave();
  };
  return {
    open: isPast || (phase === 'editing' && form?.isWanted === true),
    isMinimised: isPending && isMinimised,
    show: () => setMinimised(false),
    close,
    goOn,
  };
}
