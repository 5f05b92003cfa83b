import type { Fund } from '@corro/client';
import { Money, Text, formatMoney } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ConfirmButton } from '../../flows/orders/ConfirmButton.tsx';
import { ReviewStep } from '../../flows/orders/ReviewStep.tsx';
import { TermsMoved } from '../../flows/orders/TermsMoved.tsx';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import { reasonOf } from './reasonOf.ts';
import type { RunningPurchase } from './useFundPurchase.ts';
import { useFundRows } from './useFundRows.tsx';

type Reviewed = Pick<RunningPurchase, 'view' | 'send'>;

/** Everything that the customer agrees to. */
export function FundReview({ view, send, fund }: Reviewed & { fund: Fund | undefined }) {
  const { t, numberLocale } = useI18n();
  const { termRows, returnRow } = useFundRows(fund);
  const terms = view.review?.terms ?? null;
  const totalRows = useTotalRows({ side: 'buy', total: terms?.amount ?? null, pesos: 'usdMxn' });
  return (
    <ReviewStep
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={
        <TermsMoved
          review={view.review}
          priceOf={({ amount }) => formatMoney(numberLocale, amount, 'US$')}
          onAccept={(offered) => send({ type: 'ACCEPT', terms: offered })}
        />
      }
      rows={[
        { label: t('funds.fund'), value: <Text>{terms?.name}</Text> },
        ...termRows(view.order?.confirmedAt),
        ...returnRow(terms?.amount ?? null),
        { label: t('funds.fee'), value: <Text>{t('funds.noFee')}</Text> },
        ...totalRows,
        {
          label: t('ticket.balanceAfter'),
          value: <Money amount={view.balanceAfter} unit="US$" />,
        },
      ]}
    />
  );
}

export function FundReviewFooter({ view, send }: Reviewed) {
  const words = useI18n();
  const obstacle = view.phase === 'reviewing' ? (view.review?.confirmObstacle ?? null) : null;
  return (
    <ConfirmButton
      label={words.t('funds.confirm')}
      isBusy={view.phase === 'submitting'}
      reason={reasonOf(obstacle, view, words)}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
