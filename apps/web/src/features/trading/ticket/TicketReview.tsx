import type { PriceReading, ReviewView, TicketView } from '@corro/machines';
import { Money, Text, type SummaryRow } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';
import { ConfirmButton } from '../../../flows/orders/ConfirmButton.tsx';
import { ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { useUnitWords } from './unitWords.ts';
import { useAgeSeconds } from './useAgeSeconds.ts';
import { useTotalRows } from '../../../common/prices/useTotalRows.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import type { StepProps } from './steps.ts';

/** Everything that the customer agrees to, and whatever stands against it. */
export function TicketReview({ ticket, name }: StepProps) {
  const { review } = ticket.view;
  return review === null ? null : <Reviewed ticket={ticket} name={name} review={review} />;
}

type ReviewedProps = Omit<StepProps, 'onAnother'> & { readonly review: ReviewView };

function Reviewed({ ticket, name, review }: ReviewedProps) {
  return (
    <ReviewStep
      rows={useReviewRows(review, name, ticket.view.price)}
      warnOfEarlierOrder={ticket.view.warnOfEarlierOrder}
      notice={<PriceNotice {...ticket} />}
    />
  );
}

/** The reviewed price is held against the latest reading. */
function useReviewRows(
  review: ReviewView,
  name: string,
  latest: PriceReading | null,
): SummaryRow[] {
  const { t, numberLocale } = useWords();
  const units = useUnitWords();
  const { side, symbol, quantity, reviewed, amount, fee, total, balanceAfter } = review;
  const totalRows = useTotalRows({ side, total, pesos: 'usdMxnTrading' });
  return [
    { label: t('ticket.side'), value: <Text>{t(`order.${side}`)}</Text> },
    { label: units('ticket.instrument'), value: <Text>{name}</Text>, detail: symbol },
    {
      label: t('ticket.quantityRow'),
      value: <Text>{units('order.shares', { count: quantity })}</Text>,
      ...(side === 'sell' ? { detail: t('ticket.lotWhole') } : {}),
    },
    {
      label: units('ticket.price'),
      value: <Text>{priceText(reviewed.price, numberLocale)}</Text>,
      detail: <LatestPrice latest={latest ?? reviewed} />,
    },
    { label: t('ticket.amount'), value: <Money amount={amount} unit="US$" /> },
    { label: t('ticket.fee'), value: <Money amount={fee} unit="US$" /> },
    ...totalRows,
    { label: t('ticket.balanceAfter'), value: <Money amount={balanceAfter} unit="US$" /> },
  ];
}

/** What the price is at the moment, and how long ago that was read. */
function LatestPrice({ latest }: { latest: PriceReading }) {
  const { t, numberLocale } = useWords();
  const seconds = useAgeSeconds(latest.readAt);
  return t('ticket.priceNow', {
    price: priceText(latest.price, numberLocale),
    age: t('price.age', { seconds }),
  });
}

/** Confirms the order, unless something stands against it. */
export function TicketConfirm({ ticket }: StepProps) {
  const { t } = useWords();
  const { view, send } = ticket;
  const obstacle = obstacleOf(view);
  return (
    <ConfirmButton
      label={t(`ticket.confirm.${view.side}`)}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(`ticket.obstacle.${obstacle}`)}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}

function obstacleOf({ phase, review, refusal }: TicketView) {
  const obstacle = phase === 'reviewing' ? (review?.confirmObstacle ?? null) : null;
  return obstacle === 'price-too-old' && refusal !== null ? 'price-disowned' : obstacle;
}
