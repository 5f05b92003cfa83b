import type { OrderPhase } from '@corro/machines';
import { useState, type ReactNode } from 'react';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';

/** What the sheet shows at a moment. */
export interface SheetStep {
  readonly title: string;
  readonly content: ReactNode;
  /** Stays in view: the main button and what stands below it. */
  readonly footer: ReactNode;
}

export interface FlowSheetProps<View extends { readonly phase: OrderPhase }> {
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
    <AppSheet open={open} onClose={onClose} title={shown.title} footer={shown.footer}>
      {shown.content}
    </AppSheet>
  );
}
