import { Money } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ConfirmButton } from '../../flows/orders/ConfirmButton.tsx';
import { MovedNotice } from '../../flows/orders/MovedNotice.tsx';
import { ReviewStep } from '../../flows/orders/ReviewStep.tsx';
import { CostUnknown, useLoanRows, useLoanWords } from './loanRows.tsx';
import type { LoanRequest } from './useLoanRequest.ts';

/** What is asked for, what it costs, and when it is paid back. */
export function LoanReview({ view, send }: LoanRequest) {
  const { t } = useI18n();
  const terms = view.review?.terms ?? view.order?.terms ?? null;
  const rows = useLoanRows(view, terms);
  return (
    <ReviewStep
      rows={[
        { label: t('transfer.amount'), value: <Money amount={view.amount} unit="US$" /> },
        ...rows,
      ]}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={
        <>
          <CostUnknown offer={terms} />
          <CostMoved view={view} send={send} />
        </>
      }
    />
  );
}

/** The loan is offered at another cost now, which has to be accepted. */
function CostMoved({ view: { review }, send }: LoanRequest) {
  const { t } = useI18n();
  const { terms } = useLoanWords();
  const offered = review?.offered ?? null;
  if (review === null || offered === null) return null;
  return (
    <MovedNotice
      text={t('loan.moved', { before: terms(review.terms), after: terms(offered) })}
      accept={{
        label: t('loan.accept'),
        onAccept: () => send({ type: 'ACCEPT', terms: offered }),
      }}
    />
  );
}

export function LoanReviewFooter({ view, send }: LoanRequest) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <ConfirmButton
      label={t('loan.confirm')}
      isBusy={view.phase === 'submitting'}
      reason={
        obstacle === null
          ? null
          : t(obstacle === 'terms-moved' ? 'loan.obstacle.moved' : `flow.obstacle.${obstacle}`)
      }
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
