import { Money } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ReviewStep } from '../../flows/orders/ReviewStep.tsx';
import { TermsMoved } from '../../flows/orders/TermsMoved.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { CodeConfirm } from '../../flows/transactionCode/CodeConfirm.tsx';
import { CodeForm } from '../../flows/transactionCode/CodeForm.tsx';
import type { CodeEntry } from '../../flows/transactionCode/useCodeEntry.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import type { Deal } from './useDeal.ts';
import { useDealRows } from './useDealRows.tsx';

export interface DealReviewProps extends Deal {
  readonly entry: CodeEntry;
}

/** What is agreed to, and the code that confirms it. */
export function DealReview({ view, send, entry }: DealReviewProps) {
  const { t, numberLocale } = useI18n();
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

export function DealReviewFooter({ view, send, entry }: DealReviewProps) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <CodeConfirm
      entry={entry}
      label={t('ticket.confirm.buy')}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(`flow.obstacle.${obstacle}`)}
      onConfirm={() => send({ type: 'CONFIRM', code: entry.code })}
    />
  );
}
