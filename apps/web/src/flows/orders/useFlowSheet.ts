import type { OrderPhase } from '@corro/machines';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

const pendingPhases: ReadonlySet<OrderPhase> = new Set([
  'submitting',
  'reconciling',
  'notFound',
  'unidentified',
  'unreachable',
]);

interface Closable {
  readonly view: { readonly phase: OrderPhase };
  readonly send: (event: { type: 'NEW_ORDER' | 'EDIT_ANYWAY' | 'BACK' }) => void;
}

interface FormInSheet {
  readonly isWanted: boolean;
  readonly leave: () => void;
}

interface FlowSheetOptions {
  readonly form?: FormInSheet;
  /** Path that is opened when the finished sheet closes (spec §8 recharge, loan). */
  readonly recordsPath?: string;
}

/**
 * State of the sheet of an order. Closing it does not cancel a pending order: the sheet is
 * minimised until the customer opens it or the order has ended.
 */
export function useFlowSheet(
  { view: { phase }, send }: Closable,
  { form, recordsPath }: FlowSheetOptions = {},
) {
  const leaveTo = useLeave();
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
    if (phase === 'done' && recordsPath !== undefined) {
      leaveTo(recordsPath)();
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

/**
 * Navigates out of the sheet and replaces its history entry, so that back leads to the page below.
 */
export function useLeave(): (path: string) => () => void {
  const navigate = useNavigate();
  return (path) => () => void navigate(path, { replace: true });
}
