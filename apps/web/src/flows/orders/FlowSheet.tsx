import type { OrderPhase } from '@corro/machines';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShownAmounts } from '../../common/hiddenAmounts.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';

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

/** For flows whose form is in the sheet: whether it is open, and how to close it. */
interface FormInSheet {
  readonly isWanted: boolean;
  readonly leave: () => void;
}

interface FlowSheetOptions {
  readonly form?: FormInSheet;
  /** Where closing the finished sheet leads, by any of the ways to close it (spec §8 recharge, loan). */
  readonly recordsPath?: string;
}

/**
 * When the sheet is open and what closing it means. An order on its way is not taken back by
 * closing: the sheet is minimised until it is asked for, or the order has come to its end.
 */
export function useFlowSheet(
  { view: { phase }, send }: Closable,
  { form, recordsPath }: FlowSheetOptions = {},
) {
  const leaveTo = useLeaving();
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

/** A way out of the sheet: it takes its place in the history, so that back leads to the page below. */
export function useLeaving(): (path: string) => () => void {
  const navigate = useNavigate();
  return (path) => () => void navigate(path, { replace: true });
}

/** What the sheet shows at a moment. */
export interface SheetStep {
  readonly title: string;
  readonly content: ReactNode;
  /** Stays in view: the main button and what is below it. */
  readonly footer: ReactNode;
}

interface FlowSheetProps<View extends { readonly phase: OrderPhase }> {
  readonly view: View;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null where nothing is shown in the sheet. */
  readonly step: (view: View) => SheetStep | null;
}

/** All that happens to an order happens in this sheet. While it leaves it shows what it showed. */
export function FlowSheet<View extends { readonly phase: OrderPhase }>({
  view,
  open,
  onClose,
  step,
}: FlowSheetProps<View>) {
  const [last, setLast] = useState(view);
  if (open && view !== last) setLast(view);
  const shown = step(open ? view : last);
  if (shown === null) return null;
  return (
    // What is done is a record as any other; until then the customer decides by what they see.
    <ShownAmounts when={(open ? view : last).phase !== 'done'}>
      <AppSheet open={open} onClose={onClose} title={shown.title} footer={shown.footer}>
        {shown.content}
      </AppSheet>
    </ShownAmounts>
  );
}
