import { isZero, subtract } from '@corro/domain';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ConfirmButton, ReviewStep, TermsMoved } from '../../flows/orders/ReviewStep.tsx';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import { CostUnknown, termsMovedText, useLoanRows, useLoanText } from './loanRows.tsx';
import type { LoanRequest } from './loanFlow.ts';

export function LoanReview({ view, send }: LoanRequest) {
  const { t } = useI18n();
  const loanText = useLoanText();
  const terms = view.review?.terms ?? view.order?.terms ?? null;
  const rows = useLoanRows(view, terms);
  const { amount, fee } = view;
  const isKnown = terms === null || (terms.rate !== null && terms.days !== null);
  const received = isKnown
    ? {
        total: amount === null ? null : subtract(amount, fee ?? '0'),
        label:
          fee === null
            ? t({ id: 'withdraw.netAtMost' }, { currency: 'none' })
            : t({ id: 'loan.received' }),
      }
    : { total: amount, label: t({ id: 'transfer.amount' }) };
  const isWhole = fee !== null && isZero(fee);
  return (
    <ReviewStep
      figure={<TotalFigure side="buy" pesos="usdMxn" {...received} />}
      rows={isKnown && !isWhole ? [moneyRow(t({ id: 'transfer.amount' }), amount), ...rows] : rows}
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={
        <>
          <CostUnknown offer={terms} />
          <TermsMoved
            review={view.review}
            priceOf={loanText.terms}
            words={termsMovedText}
            onAccept={(offered) => send({ type: 'ACCEPT', terms: offered })}
          />
        </>
      }
    />
  );
}

export function LoanReviewFooter({ view, send }: LoanRequest) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <ConfirmButton
      label={t({ id: 'loan.confirm' })}
      isBusy={view.phase === 'submitting'}
      reason={
        obstacle === null
          ? null
          : obstacle === 'terms-moved'
            ? t({ id: 'loan.obstacle.moved' })
            : t(flowObstacle[obstacle])
      }
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
