import type { Fund } from '@corro/client';
import { Money, Text, formatMoney } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { ConfirmButton } from '../../parts/order-flow/ConfirmButton.tsx';
import { MovedNotice } from '../../parts/order-flow/MovedNotice.tsx';
import { ReviewStep } from '../../parts/order-flow/ReviewStep.tsx';
import { useTotalRows } from '../../parts/useTotalRows.tsx';
import { reasonOf } from './reasonOf.ts';
import type { RunningPurchase } from './useFundPurchase.ts';
import { useFundRows } from './useFundRows.tsx';

type Reviewed = Pick<RunningPurchase, 'view' | 'send'>;

/** Everything that the customer agrees to. */
export function FundReview({ view, send, fund }: Reviewed & { fund: Fund | undefined }) {
  const { t } = useWords();
  const { termRows, returnRow } = useFundRows(fund);
  const terms = view.review?.terms ?? null;
  const totalRows = useTotalRows({ side: 'buy', total: terms?.amount ?? null, pesos: 'usdMxn' });
  return (
    <ReviewStep
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={<Moved view={view} send={send} />}
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

/** The price of a participation is another one now, and has to be accepted. */
function Moved({ view: { review }, send }: Reviewed) {
  const { t, numberLocale } = useWords();
  const offered = review?.offered ?? null;
  if (review === null || offered === null) return null;
  const money = (amount: string) => formatMoney(numberLocale, amount, 'US$');
  const [before, after] = [money(review.terms.amount), money(offered.amount)];
  return (
    <MovedNotice
      text={t('flow.moved', { before, after })}
      accept={{
        label: t('ticket.accept', { price: after }),
        onAccept: () => send({ type: 'ACCEPT', terms: offered }),
      }}
    />
  );
}

export function FundReviewFooter({ view, send }: Reviewed) {
  const words = useWords();
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
