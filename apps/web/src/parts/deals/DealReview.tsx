import { checkCodeEntry } from '@corro/domain';
import { Button, Money } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { ConfirmButton } from '../order-flow/ConfirmButton.tsx';
import { ReviewStep } from '../order-flow/ReviewStep.tsx';
import { TermsMoved } from '../order-flow/TermsMoved.tsx';
import { priceText } from '../priceText.ts';
import { CodeForm } from '../transaction-code/CodeForm.tsx';
import type { CodeEntry } from '../transaction-code/useCodeEntry.ts';
import { useTotalRows } from '../useTotalRows.tsx';
import type { Deal } from './useDeal.ts';
import { useDealRows } from './useDealRows.tsx';

export interface DealReviewProps extends Deal {
  readonly entry: CodeEntry;
}

/** What is agreed to, and the code that confirms it. */
export function DealReview({ view, send, entry }: DealReviewProps) {
  const { t, numberLocale } = useWords();
  const { review, cost, balanceAfter } = view;
  const rows = useDealRows(review?.terms ?? null);
  const totalRows = useTotalRows({ side: 'buy', total: cost?.total ?? null, pesos: 'usdMxn' });
  return (
    <ReviewStep
      rows={[
        ...rows,
        { label: t('ticket.amount'), value: <Money amount={cost?.amount ?? null} unit="US$" /> },
        { label: t('ticket.fee'), value: <Money amount={cost?.fee ?? null} unit="US$" /> },
        ...totalRows,
        { label: t('ticket.balanceAfter'), value: <Money amount={balanceAfter} unit="US$" /> },
      ]}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={
        <TermsMoved
          review={review}
          priceOf={({ price }) => priceText(price, numberLocale)}
          onAccept={(terms) => send({ type: 'ACCEPT', terms })}
        />
      }
    >
      <CodeForm
        view={view}
        entry={entry}
        onSubmit={() => send({ type: 'CONFIRM', code: entry.code })}
      />
    </ReviewStep>
  );
}

/** Confirms with the code; leads to setting one where there is none. */
export function DealReviewFooter({ view, send, entry }: DealReviewProps) {
  const { t } = useWords();
  if (entry.hasCode === false) {
    return (
      <Button size="large" fullWidth onPress={entry.setUp}>
        {t('deals.createCode')}
      </Button>
    );
  }
  const obstacle = view.review?.confirmObstacle ?? null;
  const isSending = view.phase === 'submitting';
  const isIncomplete = checkCodeEntry(entry.code).length > 0;
  const missing = isIncomplete && !isSending ? t('problem.required-fields') : null;
  return (
    <ConfirmButton
      label={t('ticket.confirm.buy')}
      isBusy={isSending}
      reason={obstacle === null ? missing : t(`flow.obstacle.${obstacle}`)}
      onConfirm={() => send({ type: 'CONFIRM', code: entry.code })}
    />
  );
}
