import { type DecimalText, isZero, type RequestKind } from '@corro/domain';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { DoneStep } from '../orders/EndSteps.tsx';
import { UnknownStep } from '../orders/UnknownStep.tsx';
import { reviewedAmount, useReceipt } from '../orders/useReceipt.ts';
import { useCancelRows } from './CancelReview.tsx';
import { cancelFlows } from './cancelFlow.ts';
import type { Cancellation } from './useCancellation.ts';

type Ended = Pick<Cancellation, 'view'>;

export function CancelDone({ kind, view }: Ended & { readonly kind: RequestKind }) {
  const { t } = useI18n();
  const money = useAmounts();
  const { total, orderNumber, notice } = useReceipt({
    calls: cancelFlows[kind].calls,
    view,
    reviewed: reviewedAmount(view.terms?.returned ?? null),
  });

  function text(returned: DecimalText | null): string {
    if (returned === null) return t({ id: 'cancel.done.unsaid' });
    if (isZero(returned)) return t({ id: 'cancel.done.nothing' });
    return t({ id: 'cancel.done.returned' }, { amount: money.text(returned) });
  }

  return <DoneStep text={text(total)} orderNumber={orderNumber} notice={notice} rows={[]} />;
}

export function CancelUnknown({ view }: Ended) {
  return <UnknownStep view={view} rows={useCancelRows(view.terms)} />;
}
