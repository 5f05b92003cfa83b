import { isZero, type DecimalText, type RequestKind } from '@corro/domain';
import type { CancellationView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { type SummaryRow, Text } from '@corro/ui';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { flowObstacle } from '../orders/flowObstacle.ts';
import { ConfirmButton, ReviewStep } from '../orders/ReviewStep.tsx';
import { type Cancellation, cancelFlows } from './cancelFlow.ts';
import { useAmounts } from '../../common/amounts.ts';
import { DoneStep } from '../orders/EndSteps.tsx';
import { UnknownStep } from '../orders/UnknownStep.tsx';
import { reviewedAmount, useReceipt } from '../orders/useReceipt.ts';

const cancelAbout = defineMessages({
  ipo: { id: 'cancel.about.ipo' },
  loan: { id: 'cancel.about.loan' },
  recharge: { id: 'cancel.about.recharge' },
  withdrawal: { id: 'cancel.about.withdrawal' },
});

/** Rows of the review and of a cancellation whose outcome is unknown. */
function useCancelRows(terms: CancellationView['terms']): readonly SummaryRow[] {
  const { t } = useI18n();
  if (terms === null) return [];
  const { amount, returned } = terms;
  const amountRow = moneyRow(t({ id: 'cancel.amount' }), amount);
  if (returned !== null && isZero(returned)) return [amountRow];
  const when = <Text>{t({ id: 'cancel.when.now' })}</Text>;
  return [
    { ...moneyRow(t({ id: 'cancel.returned' }), returned), emphasis: true },
    { label: t({ id: 'cancel.when' }), value: when },
  ];
}

export function CancelReview({ view }: Pick<Cancellation, 'view'>) {
  const { t } = useI18n();
  const { terms } = view;
  const rows = useCancelRows(terms);
  return (
    <ReviewStep
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={terms === null ? null : <Text as="p">{t(cancelAbout[terms.kind])}</Text>}
      rows={[...rows, balanceRow(t({ id: 'cancel.balanceAfter' }), view.balanceAfter)]}
    />
  );
}

export function CancelReviewFooter({ view, send }: Cancellation) {
  const { t } = useI18n();
  const obstacle = view.phase === 'reviewing' ? (view.review?.confirmObstacle ?? null) : null;
  return (
    <ConfirmButton
      label={t({ id: 'cancel.confirm' })}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(flowObstacle[obstacle])}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}

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

  return (
    <DoneStep
      text={text(total)}
      orderNumber={orderNumber}
      at={view.order?.confirmedAt ?? null}
      notice={notice}
      rows={[]}
    />
  );
}

export function CancelUnknown({ view }: Ended) {
  return <UnknownStep view={view} rows={useCancelRows(view.terms)} />;
}
