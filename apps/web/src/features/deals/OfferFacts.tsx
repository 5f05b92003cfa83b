import type { Offer } from '@corro/client';
import { Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { priceText } from '../../common/prices/priceText.ts';

/** What the offer is: its price beside the market's, its least quantity, and how long it stands. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t, dateTime, numberLocale } = useI18n();
  const { symbol, name, price, marketPrice, minimum, endsAt, readAt } = offer;
  return (
    <Summary
      rows={[
        { label: t('ticket.instrument'), value: <Text>{name}</Text>, detail: symbol },
        {
          label: t('deals.offerPrice'),
          value: <PriceNow value={price} market="US" readAt={readAt} poll="offers" />,
          ...(marketPrice === null
            ? {}
            : { detail: t('deals.market', { price: priceText(marketPrice, numberLocale) }) }),
        },
        { label: t('deals.lot'), value: <Text>{t('order.shares', { count: minimum })}</Text> },
        ...(endsAt === null
          ? []
          : [{ label: t('deals.until'), value: <Text>{dateTime(endsAt)}</Text> }]),
      ]}
    />
  );
}
