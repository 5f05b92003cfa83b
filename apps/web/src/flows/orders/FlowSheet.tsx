import type { OrderPhase } from '@corro/machines';
import { type ReactNode, useState } from 'react';
import { ShownAmounts } from '../../common/hiddenAmounts.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';

export interface SheetStep {
  readonly title: string;
  readonly content: ReactNode;
  /** Fixed below the content. */
  readonly footer: ReactNode;
}

interface FlowSheetProps<View extends { readonly phase: OrderPhase }> {
  readonly view: View;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null hides the sheet. */
  readonly step: (view: View) => SheetStep | null;
}

/** Sheet of an order. It keeps its last content while it closes. */
export function FlowSheet<View extends { readonly phase: OrderPhase }>({
  view,
  open,
  onClose,
  step,
}: FlowSheetProps<View>) {
  const [last, setLast] = useState(view);
  if (open && view !== last) setLast(view);
  const shownStep = step(open ? view : last);
  if (shownStep === null) return null;
  return (
    // Hidden amounts are shown until the order is done, because the customer decides by them.
    <ShownAmounts when={(open ? view : last).phase !== 'done'}>
      <AppSheet open={open} onClose={onClose} title={shownStep.title} footer={shownStep.footer}>
        {shownStep.content}
      </AppSheet>
    </ShownAmounts>
  );
}
