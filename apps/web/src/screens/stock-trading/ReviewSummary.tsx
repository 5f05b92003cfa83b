import type { PriceReading, ReviewView } from '@corro/machines';
import { Money, Summary, Text } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { useAgeSeconds } from '../../parts/useAgeSeconds.ts';
import { useUnitWords } from '../../parts/unitWords.ts';
import { priceText } from '../../parts/priceText.ts';
import { useTotalRows } from '../../parts/useTotalRows.tsx';

export interface ReviewSummaryProps {
  readonly review: ReviewView;
  readonly name: string;
  /** The latest reading, which the reviewed price is held against. */
  readonly latest: PriceReading | null;
}

/** Everything that the customer agrees to. */
export function ReviewSummary({ review, name, latest }: ReviewSummaryProps) {
  const { t, numberLocale } = useWords();
  const units = useUnitWords();
  const { side, symbol, quantity, reviewed, amount, fee, total, balanceAfter } = review;
  const totalRows = useTotalRows({ side, total, pesos: 'usdMxnTrading' });
  return (
    <Summary
      rows={[
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
      ]}
    />
  );
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
