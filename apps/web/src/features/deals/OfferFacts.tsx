import type { Offer } from '@corro/client';
import { Summary, type SummaryRow, Text } from '@corro/ui';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { priceText } from '../../common/prices/priceText.ts';

/** What the offer is: its price beside the market's, its minimum quantity, how long it is held, and when it ends. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t, formatDateTime, numberLocale } = useI18n();
  const { symbol, name, price, marketPrice, minimum, endsAt, readAt, holdingDays } = offer;
  const holdingRows = useHoldingRows(holdingDays);
  return (
    <Summary
      rows={[
        {
          label: t({ id: 'ticket.instrument' }),
          value: <Text>{name}</Text>,
          detail: orDash(symbol),
        },
        {
          label: t({ id: 'deals.offerPrice' }),
          value: <PriceNow value={price} market="US" readAt={readAt} poll="offers" />,
          ...(marketPrice === null
            ? {}
            : {
                detail: t({ id: 'deals.market' }, { price: priceText(marketPrice, numberLocale) }),
              }),
        },
        {
          label: t({ id: 'deals.lot' }),
          value: <Text>{t({ id: 'order.shares' }, { count: minimum })}</Text>,
        },
        ...holdingRows,
        ...(endsAt === null
          ? []
          : [{ label: t({ id: 'deals.until' }), value: <Text>{formatDateTime(endsAt)}</Text> }]),
      ]}
    />
  );
}

/** When what is bought can be sold, for a summary; nothing where that is not known. */
export function useHoldingRows(days: number | null | undefined): readonly SummaryRow[] {
  const { t } = useI18n();
  if (days === null || days === undefined) return [];
  return [
    {
      label: t({ id: 'deals.holding' }),
      value: <Text>{t({ id: 'deals.holdingDays' }, { days })}</Text>,
    },
  ];
}
