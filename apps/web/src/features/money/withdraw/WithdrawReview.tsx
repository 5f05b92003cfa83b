import { Banner, Money } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MovedNotice } from '../../../flows/orders/MovedNotice.tsx';
import { ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { CodeConfirm } from '../../../flows/transactionCode/CodeConfirm.tsx';
import { CodeForm } from '../../../flows/transactionCode/CodeForm.tsx';
import type { CodeEntry } from '../../../flows/transactionCode/useCodeEntry.ts';
import { useDestination } from '../useDestination.ts';
import type { Withdraw } from './useWithdraw.ts';
import { useCostRows, useTermsRows } from './useWithdrawRows.tsx';

export interface WithdrawReviewProps extends Withdraw {
  readonly entry: CodeEntry;
}

/** What is agreed to, what happens next, and the code that confirms it. */
export function WithdrawReview({ view, send, entry }: WithdrawReviewProps) {
  const { t } = useI18n();
  const terms = view.review?.terms ?? null;
  const termsRows = useTermsRows(terms);
  const costRows = useCostRows(terms?.amount ?? null);
  return (
    <ReviewStep
      rows={[
        ...termsRows,
        ...costRows,
        {
          label: t('ticket.balanceAfter'),
          value: <Money amount={view.balanceAfter} unit="US$" />,
        },
      ]}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={<CardMoved view={view} send={send} />}
    >
      <CodeForm
        view={view}
        entry={entry}
        onSubmit={() => send({ type: 'CONFIRM', code: entry.code })}
      />
      <Banner>{t('withdraw.next')}</Banner>
    </ReviewStep>
  );
}

/** The card was changed since, somewhere else, and has to be accepted as it is now. */
function CardMoved({ view: { review }, send }: Withdraw) {
  const { t } = useI18n();
  const { wordsFor } = useDestination();
  const offered = review?.offered ?? null;
  if (review === null || offered === null) return null;
  const after = wordsFor(offered);
  return (
    <MovedNotice
      text={t('withdraw.moved', { before: wordsFor(review.terms), after })}
      accept={{
        label: t('withdraw.accept', { account: after }),
        onAccept: () => send({ type: 'ACCEPT', terms: offered }),
      }}
    />
  );
}

export function WithdrawReviewFooter({ view, send, entry }: WithdrawReviewProps) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  const isMoved = obstacle === 'terms-moved';
  return (
    <CodeConfirm
      entry={entry}
      label={t('withdraw.confirm')}
      isBusy={view.phase === 'submitting'}
      reason={
        obstacle === null
          ? null
          : t(isMoved ? 'withdraw.obstacle.moved' : `flow.obstacle.${obstacle}`)
      }
      onConfirm={() => send({ type: 'CONFIRM', code: entry.code })}
    />
  );
}
