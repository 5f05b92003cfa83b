import type { PriceReading, TicketTerms, TicketView } from '@corro/machines';
import { Money, Text, type SummaryRow } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { ConfirmButton } from '../../../flows/orders/ConfirmButton.tsx';
import { ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { obstacleWord } from './obstacleWord.ts';
import { useUnitWords } from './unitWords.ts';
import { useAgeSeconds } from './useAgeSeconds.ts';
import { useTotalRows } from '../../../common/prices/useTotalRows.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import type { StepProps } from './steps.ts';

/** Everything that the customer agrees to, and whatever stands against it. */
export function TicketReview({ ticket, name }: StepProps) {
  const { review } = ticket.view;
  return review === null ? null : <Reviewed ticket={ticket} name={name} terms={review.terms} />;
}

type ReviewedProps = Omit<StepProps, 'onAnother'> & { readonly terms: TicketTerms };

function Reviewed({ ticket: { view, send }, name, terms }: ReviewedProps) {
  return (
    <ReviewStep
      rows={useReviewRows(terms, name, view)}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={<PriceNotice view={view} send={send} />}
    />
  );
}

/** The reviewed price is held against the latest reading. */
function useReviewRows(
  { side, symbol, quantity, price }: TicketTerms,
  name: string,
  { cost, balanceAfter, price: latest }: TicketView,
): SummaryRow[] {
  const { t, numberLocale } = useI18n();
  const units = useUnitWords();
  const total = cost?.total ?? null;
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
      value: <Text>{priceText(price, numberLocale)}</Text>,
      ...(latest === null ? {} : { detail: <LatestPrice latest={latest} /> }),
    },
    { label: t('ticket.amount'), value: <Money amount={cost?.amount ?? null} unit="US$" /> },
    { label: t('ticket.fee'), value: <Money amount={cost?.fee ?? null} unit="US$" /> },
    ...totalRows,
    { label: t('ticket.balanceAfter'), value: <Money amount={balanceAfter} unit="US$" /> },
  ];
}

/** What the price is at the moment, and how long ago that was read. */
function LatestPrice({ latest }: { latest: PriceReading }) {
  const { t, numberLocale } = useI18n();
  const seconds = useAgeSeconds(latest.readAt);
  return t('ticket.priceNow', {
    price: priceText(latest.price, numberLocale),
    age: t('price.age', { seconds }),
  });
}

/** Confirms the order, unless something stands against it. */
export function TicketConfirm({ ticket }: StepProps) {
  const { t } = useI18n();
  const { view, send } = ticket;
  const obstacle = view.phase === 'reviewing' ? (view.review?.confirmObstacle ?? null) : null;
  return (
    <ConfirmButton
      label={t(`ticket.confirm.${view.side}`)}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(obstacleWord(obstacle, view))}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
